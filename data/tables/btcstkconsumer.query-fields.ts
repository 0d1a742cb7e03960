import btcstkconsumer from '../modules/btcstkconsumer';
import {queryFieldsTable} from '../modules/tables';

/** Requests and responses of the queries of the btcstkconsumer module. */
export default queryFieldsTable(btcstkconsumer);
