import zoneconcierge from '../modules/zoneconcierge';
import {reactionsTable} from '../modules/tables';

/** Hooks of other modules that zoneconcierge acts on. */
export default reactionsTable(zoneconcierge);
