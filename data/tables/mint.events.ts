import mint from '../modules/mint';
import {eventsTable} from '../modules/tables';

/** Events of the mint module. */
export default eventsTable(mint);
