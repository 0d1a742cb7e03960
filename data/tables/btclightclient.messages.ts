import btclightclient from '../modules/btclightclient';
import {messagesTable} from '../modules/tables';

/** What can be sent to the btclightclient module. */
export default messagesTable(btclightclient);
