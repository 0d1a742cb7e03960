import btccheckpoint from '../modules/btccheckpoint';
import {dutiesTable} from '../modules/tables';

/** What the btccheckpoint module does without being asked. */
export default dutiesTable(btccheckpoint);
