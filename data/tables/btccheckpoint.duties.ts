import btccheckpoint from '../modules/btccheckpoint';
import {dutiesTable} from '../modules/tables';

/** BeginBlock and EndBlock logic of the btccheckpoint module. */
export default dutiesTable(btccheckpoint);
