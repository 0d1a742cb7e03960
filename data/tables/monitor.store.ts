import monitor from '../modules/monitor';
import {storeTable} from '../modules/tables';

/** Keys in the store of the monitor module. */
export default storeTable(monitor);
