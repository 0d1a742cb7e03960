import checkpointing from '../modules/checkpointing';
import {dutiesTable} from '../modules/tables';

/** What the checkpointing module does without being asked. */
export default dutiesTable(checkpointing);
