import checkpointing from '../modules/checkpointing';
import {eventsTable} from '../modules/tables';

/** Events of the checkpointing module. */
export default eventsTable(checkpointing);
