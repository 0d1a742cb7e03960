import checkpointing from '../modules/checkpointing';
import {checksTable} from '../modules/tables';

/** What the checkpointing module checks before it accepts a message. */
export default checksTable(checkpointing);
