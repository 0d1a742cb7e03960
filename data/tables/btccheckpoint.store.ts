import btccheckpoint from '../modules/btccheckpoint';
import {storeTable} from '../modules/tables';

/** What the btccheckpoint module keeps in the state of the chain. */
export default storeTable(btccheckpoint);
