import checkpointing from '../modules/checkpointing';
import {errorsTable} from '../modules/tables';

/** Why the checkpointing module refuses something. */
export default errorsTable(checkpointing);
