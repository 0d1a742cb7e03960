import checkpointing from '../modules/checkpointing';
import {queriesTable} from '../modules/tables';

/** What can be asked of the checkpointing module. */
export default queriesTable(checkpointing);
