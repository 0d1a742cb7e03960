import checkpointing from '../modules/checkpointing';
import {dutiesTable} from '../modules/tables';

/** BeginBlock and EndBlock logic of the checkpointing module. */
export default dutiesTable(checkpointing);
