import btcstkconsumer from '../modules/btcstkconsumer';
import {errorsTable} from '../modules/tables';

/** Errors of the btcstkconsumer module. */
export default errorsTable(btcstkconsumer);
