import btcstaking from '../modules/btcstaking';
import {checksTable} from '../modules/tables';

/** What the btcstaking module checks before it accepts a message. */
export default checksTable(btcstaking);
