import mint from '../modules/mint';
import {queryFieldsTable} from '../modules/tables';

/** What queries of the mint module take and answer. */
export default queryFieldsTable(mint);
