import costaking from '../modules/costaking';
import {eventsTable} from '../modules/tables';

/** Events of the costaking module. */
export default eventsTable(costaking);
