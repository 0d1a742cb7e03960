import btccheckpoint from '../modules/btccheckpoint';
import {checksTable} from '../modules/tables';

/** What the btccheckpoint module checks before it accepts a message. */
export default checksTable(btccheckpoint);
