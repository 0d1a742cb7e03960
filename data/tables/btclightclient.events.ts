import btclightclient from '../modules/btclightclient';
import {eventsTable} from '../modules/tables';

/** What the btclightclient module reports. */
export default eventsTable(btclightclient);
