import incentive from '../modules/incentive';
import {queriesTable} from '../modules/tables';

/** Queries of the incentive module. */
export default queriesTable(incentive);
