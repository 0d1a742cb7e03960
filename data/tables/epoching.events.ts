import epoching from '../modules/epoching';
import {eventsTable} from '../modules/tables';

/** What the epoching module reports. */
export default eventsTable(epoching);
