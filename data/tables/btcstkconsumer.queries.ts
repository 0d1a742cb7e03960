import btcstkconsumer from '../modules/btcstkconsumer';
import {queriesTable} from '../modules/tables';

/** Queries of the btcstkconsumer module. */
export default queriesTable(btcstkconsumer);
