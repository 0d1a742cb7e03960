import zoneconcierge from '../modules/zoneconcierge';
import {dutiesTable} from '../modules/tables';

/** What the zoneconcierge module does in blocks. */
export default dutiesTable(zoneconcierge);
