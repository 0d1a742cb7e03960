import finality from '../modules/finality';
import {errorsTable} from '../modules/tables';

/** Errors of the finality module. */
export default errorsTable(finality);
