import btcstkconsumer from '../modules/btcstkconsumer';
import {queriesTable} from '../modules/tables';

/** What can be asked of the btcstkconsumer module. */
export default queriesTable(btcstkconsumer);
