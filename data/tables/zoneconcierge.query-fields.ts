import zoneconcierge from '../modules/zoneconcierge';
import {queryFieldsTable} from '../modules/tables';

/** What queries of the zoneconcierge module take and answer. */
export default queryFieldsTable(zoneconcierge);
