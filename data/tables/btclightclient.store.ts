import btclightclient from '../modules/btclightclient';
import {storeTable} from '../modules/tables';

/** Keys in the store of the btclightclient module. */
export default storeTable(btclightclient);
