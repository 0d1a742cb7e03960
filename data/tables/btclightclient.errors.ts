import btclightclient from '../modules/btclightclient';
import {errorsTable} from '../modules/tables';

/** Why the btclightclient module refuses something. */
export default errorsTable(btclightclient);
