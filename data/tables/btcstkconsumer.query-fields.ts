import btcstkconsumer from '../modules/btcstkconsumer';
import {queryFieldsTable} from '../modules/tables';

/** What queries of the btcstkconsumer module take and answer. */
export default queryFieldsTable(btcstkconsumer);
