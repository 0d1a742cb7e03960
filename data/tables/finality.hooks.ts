import finality from '../modules/finality';
import {hooksTable} from '../modules/tables';

/** Where other modules attach to finality. */
export default hooksTable(finality);
