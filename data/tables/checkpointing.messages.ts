import checkpointing from '../modules/checkpointing';
import {messagesTable} from '../modules/tables';

/** Messages of the checkpointing module. */
export default messagesTable(checkpointing);
