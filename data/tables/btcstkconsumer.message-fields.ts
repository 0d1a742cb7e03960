import btcstkconsumer from '../modules/btcstkconsumer';
import {messageFieldsTable} from '../modules/tables';

/** Fields of the messages of the btcstkconsumer module. */
export default messageFieldsTable(btcstkconsumer);
