import incentive from '../modules/incentive';
import {queryFieldsTable} from '../modules/tables';

/** Requests and responses of the queries of the incentive module. */
export default queryFieldsTable(incentive);
