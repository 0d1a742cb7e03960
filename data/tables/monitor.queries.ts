import monitor from '../modules/monitor';
import {queriesTable} from '../modules/tables';

/** Queries of the monitor module. */
export default queriesTable(monitor);
