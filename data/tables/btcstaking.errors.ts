import btcstaking from '../modules/btcstaking';
import {errorsTable} from '../modules/tables';

/** Errors of the btcstaking module. */
export default errorsTable(btcstaking);
