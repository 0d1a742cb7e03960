import zoneconcierge from '../modules/zoneconcierge';
import {errorsTable} from '../modules/tables';

/** Errors of the zoneconcierge module. */
export default errorsTable(zoneconcierge);
