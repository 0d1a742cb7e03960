import monitor from '../modules/monitor';
import {queryFieldsTable} from '../modules/tables';

/** Requests and responses of the queries of the monitor module. */
export default queryFieldsTable(monitor);
