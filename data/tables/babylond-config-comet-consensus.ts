import {configTable} from '../config/configTable';
import {comet} from '../config/babylond';

export default configTable(
  comet,
  'babylond-config-comet-consensus',
  'State sync, consensus, storage and metrics',
  ['statesync', 'consensus', 'storage', 'tx_index', 'instrumentation'],
);
