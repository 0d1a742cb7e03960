import btcstaking from '../modules/btcstaking';
import {queriesTable} from '../modules/tables';

/** What can be asked of the btcstaking module. */
export default queriesTable(btcstaking);
