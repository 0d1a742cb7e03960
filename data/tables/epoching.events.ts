import epoching from '../modules/epoching';
import {eventsTable} from '../modules/tables';

/** Events of the epoching module. */
export default eventsTable(epoching);
