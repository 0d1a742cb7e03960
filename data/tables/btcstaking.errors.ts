import btcstaking from '../modules/btcstaking';
import {errorsTable} from '../modules/tables';

/** Why the btcstaking module refuses something. */
export default errorsTable(btcstaking);
