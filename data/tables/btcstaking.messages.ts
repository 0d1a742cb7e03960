import btcstaking from '../modules/btcstaking';
import {messagesTable} from '../modules/tables';

/** Messages of the btcstaking module. */
export default messagesTable(btcstaking);
