import btcstaking from '../modules/btcstaking';
import {checksTable} from '../modules/tables';

/** Checks of the btcstaking module before it accepts a message. */
export default checksTable(btcstaking);
