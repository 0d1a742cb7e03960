import incentive from '../modules/incentive';
import {queriesTable} from '../modules/tables';

/** What can be asked of the incentive module. */
export default queriesTable(incentive);
