import btccheckpoint from '../modules/btccheckpoint';
import {checksTable} from '../modules/tables';

/** Checks of the btccheckpoint module before it accepts a message. */
export default checksTable(btccheckpoint);
