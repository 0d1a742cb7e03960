import btcstaking from '../modules/btcstaking';
import {checksTable} from '../modules/tables';

/** What the btcstaking module asks of a message. */
export default checksTable(btcstaking);
