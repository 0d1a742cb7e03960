import costaking from '../modules/costaking';
import {errorsTable} from '../modules/tables';

/** Errors of the costaking module. */
export default errorsTable(costaking);
