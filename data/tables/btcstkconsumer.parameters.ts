import facts from '../facts/bsn-modules';
import btcstkconsumer from '../modules/btcstkconsumer';
import {parameterMeaningsTable} from '../modules/tables';

/** Parameters of the btcstkconsumer module. */
export default parameterMeaningsTable(btcstkconsumer, facts);
