import checkpointing from '../modules/checkpointing';
import {errorsTable} from '../modules/tables';

/** Errors of the checkpointing module. */
export default errorsTable(checkpointing);
