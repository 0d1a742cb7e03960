import btclightclient from '../modules/btclightclient';
import {eventsTable} from '../modules/tables';

/** Events of the btclightclient module. */
export default eventsTable(btclightclient);
