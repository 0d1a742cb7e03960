import monitor from '../modules/monitor';
import {reactionsTable} from '../modules/tables';

/** Hooks of other modules that monitor responds to. */
export default reactionsTable(monitor);
