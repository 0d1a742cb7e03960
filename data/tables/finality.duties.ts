import finality from '../modules/finality';
import {dutiesTable} from '../modules/tables';

/** BeginBlock and EndBlock logic of the finality module. */
export default dutiesTable(finality);
