import mainnet from '../facts/bbn-1.finality';
import testnet from '../facts/bbn-test-6.finality';
import finality from '../modules/finality';
import {parameterMeaningsTable} from '../modules/tables';

/** Parameters of the finality module on both networks. */
export default parameterMeaningsTable(finality, mainnet, testnet);
