import btccheckpoint from '../modules/btccheckpoint';
import {storeTable} from '../modules/tables';

/** Keys in the store of the btccheckpoint module. */
export default storeTable(btccheckpoint);
