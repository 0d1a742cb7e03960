import btcstkconsumer from '../modules/btcstkconsumer';
import {storeTable} from '../modules/tables';

/** Keys in the store of the btcstkconsumer module. */
export default storeTable(btcstkconsumer);
