import btccheckpoint from '../modules/btccheckpoint';
import {queriesTable} from '../modules/tables';

/** Queries of the btccheckpoint module. */
export default queriesTable(btccheckpoint);
