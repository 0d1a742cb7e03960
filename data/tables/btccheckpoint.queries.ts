import btccheckpoint from '../modules/btccheckpoint';
import {queriesTable} from '../modules/tables';

/** What can be asked of the btccheckpoint module. */
export default queriesTable(btccheckpoint);
