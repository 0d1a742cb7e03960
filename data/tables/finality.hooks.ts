import finality from '../modules/finality';
import {hooksTable} from '../modules/tables';

/** Hooks of the finality module. */
export default hooksTable(finality);
