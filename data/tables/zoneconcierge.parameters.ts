import facts from '../facts/bsn-modules';
import zoneconcierge from '../modules/zoneconcierge';
import {parameterMeaningsTable} from '../modules/tables';

/** Parameters of the zoneconcierge module. */
export default parameterMeaningsTable(zoneconcierge, facts);
