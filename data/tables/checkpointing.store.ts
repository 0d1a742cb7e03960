import checkpointing from '../modules/checkpointing';
import {storeTable} from '../modules/tables';

/** What the checkpointing module keeps in the state of the chain. */
export default storeTable(checkpointing);
