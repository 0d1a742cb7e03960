import mint from '../modules/mint';
import {queryFieldsTable} from '../modules/tables';

/** Requests and responses of the queries of the mint module. */
export default queryFieldsTable(mint);
