import checkpointing from '../modules/checkpointing';
import {queriesTable} from '../modules/tables';

/** Queries of the checkpointing module. */
export default queriesTable(checkpointing);
