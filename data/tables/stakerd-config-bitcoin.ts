import {configTable} from '../config/configTable';
import config from '../config/stakerd';

export default configTable(config, 'stakerd-config-bitcoin', 'Bitcoin wallet and node', [
  'walletconfig',
  'walletrpcconfig',
  'chain',
  'btcnodebackend',
  'btcd',
  'bitcoind',
]);
