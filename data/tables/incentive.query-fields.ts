import incentive from '../modules/incentive';
import {queryFieldsTable} from '../modules/tables';

/** What queries of the incentive module take and answer. */
export default queryFieldsTable(incentive);
