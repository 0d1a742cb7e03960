import zoneconcierge from '../modules/zoneconcierge';
import {queriesTable} from '../modules/tables';

/** Queries of the zoneconcierge module. */
export default queriesTable(zoneconcierge);
