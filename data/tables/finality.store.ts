import finality from '../modules/finality';
import {storeTable} from '../modules/tables';

/** Keys in the store of the finality module. */
export default storeTable(finality);
