import finality from '../modules/finality';
import {queryFieldsTable} from '../modules/tables';

/** What queries of the finality module take and answer. */
export default queryFieldsTable(finality);
