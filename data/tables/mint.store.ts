import mint from '../modules/mint';
import {storeTable} from '../modules/tables';

/** Keys in the store of the mint module. */
export default storeTable(mint);
