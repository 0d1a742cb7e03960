import checkpointing from '../modules/checkpointing';
import {checksTable} from '../modules/tables';

/** Checks of the checkpointing module before it accepts a message. */
export default checksTable(checkpointing);
