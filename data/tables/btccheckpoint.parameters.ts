import mainnet from '../facts/bbn-1.btccheckpoint';
import testnet from '../facts/bbn-test-6.btccheckpoint';
import btccheckpoint from '../modules/btccheckpoint';
import {parametersTable} from '../modules/tables';

/** Depths and tag of checkpoints, on both networks. */
export default parametersTable(btccheckpoint, {mainnet: [mainnet], testnet: [testnet]});
