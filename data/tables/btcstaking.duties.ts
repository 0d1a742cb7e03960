import btcstaking from '../modules/btcstaking';
import {dutiesTable} from '../modules/tables';

/** What the btcstaking module does without being asked. */
export default dutiesTable(btcstaking);
