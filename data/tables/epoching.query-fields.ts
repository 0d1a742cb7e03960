import epoching from '../modules/epoching';
import {queryFieldsTable} from '../modules/tables';

/** Requests and responses of the queries of the epoching module. */
export default queryFieldsTable(epoching);
