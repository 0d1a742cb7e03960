import costaking from '../modules/costaking';
import {queryFieldsTable} from '../modules/tables';

/** What queries of the costaking module take and answer. */
export default queryFieldsTable(costaking);
