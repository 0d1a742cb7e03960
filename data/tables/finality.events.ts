import finality from '../modules/finality';
import {eventsTable} from '../modules/tables';

/** Events of the finality module. */
export default eventsTable(finality);
