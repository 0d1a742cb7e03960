import zoneconcierge from '../modules/zoneconcierge';
import {queryFieldsTable} from '../modules/tables';

/** Requests and responses of the queries of the zoneconcierge module. */
export default queryFieldsTable(zoneconcierge);
