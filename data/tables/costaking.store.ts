import costaking from '../modules/costaking';
import {storeTable} from '../modules/tables';

/** Keys in the store of the costaking module. */
export default storeTable(costaking);
