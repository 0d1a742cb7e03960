import {configTable} from '../config/configTable';
import {comet} from '../config/babylond';

export default configTable(comet, 'babylond-config-comet', 'Top of config.toml, and its RPC', [
  '',
  'rpc',
]);
