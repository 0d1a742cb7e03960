import btcstaking from '../modules/btcstaking';
import {eventsTable} from '../modules/tables';

/** What the btcstaking module reports. */
export default eventsTable(btcstaking);
