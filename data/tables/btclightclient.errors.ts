import btclightclient from '../modules/btclightclient';
import {errorsTable} from '../modules/tables';

/** Errors of the btclightclient module. */
export default errorsTable(btclightclient);
