import incentive from '../modules/incentive';
import {storeTable} from '../modules/tables';

/** Keys in the store of the incentive module. */
export default storeTable(incentive);
