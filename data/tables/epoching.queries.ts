import epoching from '../modules/epoching';
import {queriesTable} from '../modules/tables';

/** Queries of the epoching module. */
export default queriesTable(epoching);
