import btcstaking from '../modules/btcstaking';
import {messagesTable} from '../modules/tables';

/** What can be sent to the btcstaking module. */
export default messagesTable(btcstaking);
