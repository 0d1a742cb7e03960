import btcstaking from '../modules/btcstaking';
import {dutiesTable} from '../modules/tables';

/** BeginBlock and EndBlock logic of the btcstaking module. */
export default dutiesTable(btcstaking);
