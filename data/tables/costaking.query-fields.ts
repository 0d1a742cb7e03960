import costaking from '../modules/costaking';
import {queryFieldsTable} from '../modules/tables';

/** Requests and responses of the queries of the costaking module. */
export default queryFieldsTable(costaking);
