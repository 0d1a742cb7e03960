import monitor from '../modules/monitor';
import {errorsTable} from '../modules/tables';

/** Errors of the monitor module. */
export default errorsTable(monitor);
