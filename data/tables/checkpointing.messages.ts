import checkpointing from '../modules/checkpointing';
import {messagesTable} from '../modules/tables';

/** What can be sent to the checkpointing module. */
export default messagesTable(checkpointing);
