import monitor from '../modules/monitor';
import {queriesTable} from '../modules/tables';

/** What can be asked of the monitor module. */
export default queriesTable(monitor);
