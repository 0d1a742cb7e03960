import checkpointing from '../modules/checkpointing';
import {storeTable} from '../modules/tables';

/** Keys in the store of the checkpointing module. */
export default storeTable(checkpointing);
