import zoneconcierge from '../modules/zoneconcierge';
import {dutiesTable} from '../modules/tables';

/** BeginBlock and EndBlock logic of the zoneconcierge module. */
export default dutiesTable(zoneconcierge);
