import zoneconcierge from '../modules/zoneconcierge';
import {reactionsTable} from '../modules/tables';

/** Hooks of other modules that zoneconcierge responds to. */
export default reactionsTable(zoneconcierge);
