import incentive from '../modules/incentive';
import {errorsTable} from '../modules/tables';

/** Errors of the incentive module. */
export default errorsTable(incentive);
