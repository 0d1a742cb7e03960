import zoneconcierge from '../modules/zoneconcierge';
import {storeTable} from '../modules/tables';

/** Keys in the store of the zoneconcierge module. */
export default storeTable(zoneconcierge);
