import costaking from '../modules/costaking';
import {dutiesTable} from '../modules/tables';

/** BeginBlock and EndBlock logic of the costaking module. */
export default dutiesTable(costaking);
