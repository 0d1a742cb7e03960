import btcstaking from '../modules/btcstaking';
import {eventsTable} from '../modules/tables';

/** Events of the btcstaking module. */
export default eventsTable(btcstaking);
