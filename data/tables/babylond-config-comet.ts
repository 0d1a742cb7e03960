import {configTable} from '../config/configTable';
import {comet} from '../config/babylond';

export default configTable(
  comet,
  'babylond-config-comet',
  'Top-level and RPC keys in config.toml',
  ['', 'rpc'],
);
