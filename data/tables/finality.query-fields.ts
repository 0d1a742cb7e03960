import finality from '../modules/finality';
import {queryFieldsTable} from '../modules/tables';

/** Requests and responses of the queries of the finality module. */
export default queryFieldsTable(finality);
