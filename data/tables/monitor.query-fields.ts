import monitor from '../modules/monitor';
import {queryFieldsTable} from '../modules/tables';

/** What queries of the monitor module take and answer. */
export default queryFieldsTable(monitor);
