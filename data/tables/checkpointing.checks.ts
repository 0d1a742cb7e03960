import checkpointing from '../modules/checkpointing';
import {checksTable} from '../modules/tables';

/** What the checkpointing module asks of a message. */
export default checksTable(checkpointing);
