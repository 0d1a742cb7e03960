import btclightclient from '../modules/btclightclient';
import {queriesTable} from '../modules/tables';

/** What can be asked of the btclightclient module. */
export default queriesTable(btclightclient);
