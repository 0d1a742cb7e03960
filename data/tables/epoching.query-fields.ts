import epoching from '../modules/epoching';
import {queryFieldsTable} from '../modules/tables';

/** What each query of the epoching module takes and returns. */
export default queryFieldsTable(epoching);
