import btcstkconsumer from '../modules/btcstkconsumer';
import {eventsTable} from '../modules/tables';

/** Events of the btcstkconsumer module. */
export default eventsTable(btcstkconsumer);
