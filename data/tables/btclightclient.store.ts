import btclightclient from '../modules/btclightclient';
import {storeTable} from '../modules/tables';

/** What the btclightclient module keeps in the state of the chain. */
export default storeTable(btclightclient);
