import btcstaking from '../modules/btcstaking';
import {queriesTable} from '../modules/tables';

/** Queries of the btcstaking module. */
export default queriesTable(btcstaking);
