import zoneconcierge from '../modules/zoneconcierge';
import {queriesTable} from '../modules/tables';

/** What can be asked of the zoneconcierge module. */
export default queriesTable(zoneconcierge);
