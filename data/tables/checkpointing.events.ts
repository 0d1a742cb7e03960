import checkpointing from '../modules/checkpointing';
import {eventsTable} from '../modules/tables';

/** What the checkpointing module reports. */
export default eventsTable(checkpointing);
