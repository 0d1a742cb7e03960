import {configTable} from '../config/configTable';
import {comet} from '../config/babylond';

export default configTable(comet, 'babylond-config-comet-network', 'Peers and mempool', [
  'p2p',
  'mempool',
]);
