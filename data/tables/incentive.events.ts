import incentive from '../modules/incentive';
import {eventsTable} from '../modules/tables';

/** Events of the incentive module. */
export default eventsTable(incentive);
