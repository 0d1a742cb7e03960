import epoching from '../modules/epoching';
import {queriesTable} from '../modules/tables';

/** What can be asked of the epoching module. */
export default queriesTable(epoching);
