import btcstaking from '../modules/btcstaking';
import {storeTable} from '../modules/tables';

/** Keys in the store of the btcstaking module. */
export default storeTable(btcstaking);
