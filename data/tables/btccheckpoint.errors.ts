import btccheckpoint from '../modules/btccheckpoint';
import {errorsTable} from '../modules/tables';

/** Errors of the btccheckpoint module. */
export default errorsTable(btccheckpoint);
