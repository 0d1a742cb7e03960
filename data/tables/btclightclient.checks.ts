import btclightclient from '../modules/btclightclient';
import {checksTable} from '../modules/tables';

/** What the btclightclient module asks of a message. */
export default checksTable(btclightclient);
