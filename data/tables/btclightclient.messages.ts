import btclightclient from '../modules/btclightclient';
import {messagesTable} from '../modules/tables';

/** Messages of the btclightclient module. */
export default messagesTable(btclightclient);
