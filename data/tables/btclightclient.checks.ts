import btclightclient from '../modules/btclightclient';
import {checksTable} from '../modules/tables';

/** What the btclightclient module checks before it accepts a message. */
export default checksTable(btclightclient);
