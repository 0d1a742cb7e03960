import btccheckpoint from '../modules/btccheckpoint';
import {errorsTable} from '../modules/tables';

/** Why the btccheckpoint module refuses something. */
export default errorsTable(btccheckpoint);
