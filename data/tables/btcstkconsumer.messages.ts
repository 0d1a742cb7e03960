import btcstkconsumer from '../modules/btcstkconsumer';
import {messagesTable} from '../modules/tables';

/** Messages of the btcstkconsumer module, and who may send them. */
export default messagesTable(btcstkconsumer);
