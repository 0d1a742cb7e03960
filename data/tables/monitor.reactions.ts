import monitor from '../modules/monitor';
import {reactionsTable} from '../modules/tables';

/** Hooks of other modules that monitor acts on. */
export default reactionsTable(monitor);
