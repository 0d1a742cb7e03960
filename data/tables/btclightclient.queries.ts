import btclightclient from '../modules/btclightclient';
import {queriesTable} from '../modules/tables';

/** Queries of the btclightclient module. */
export default queriesTable(btclightclient);
