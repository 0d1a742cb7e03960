import btccheckpoint from '../modules/btccheckpoint';
import {checksTable} from '../modules/tables';

/** What the btccheckpoint module asks of a message. */
export default checksTable(btccheckpoint);
