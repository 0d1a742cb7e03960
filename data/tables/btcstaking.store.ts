import btcstaking from '../modules/btcstaking';
import {storeTable} from '../modules/tables';

/** What the btcstaking module keeps in the state of the chain. */
export default storeTable(btcstaking);
