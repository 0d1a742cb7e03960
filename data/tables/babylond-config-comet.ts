import {configTable} from '../config/configTable';
import {comet} from '../config/babylond';

export default configTable(
  comet,
  'babylond-config-comet',
  'Top-level keys and RPC of config.toml',
  ['', 'rpc'],
);
