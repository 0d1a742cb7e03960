import btclightclient from '../modules/btclightclient';
import {checksTable} from '../modules/tables';

/** Checks of the btclightclient module before it accepts a message. */
export default checksTable(btclightclient);
