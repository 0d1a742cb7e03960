import btccheckpoint from '../modules/btccheckpoint';
import {messagesTable} from '../modules/tables';

/** What can be sent to the btccheckpoint module. */
export default messagesTable(btccheckpoint);
