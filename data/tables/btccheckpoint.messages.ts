import btccheckpoint from '../modules/btccheckpoint';
import {messagesTable} from '../modules/tables';

/** Messages of the btccheckpoint module. */
export default messagesTable(btccheckpoint);
