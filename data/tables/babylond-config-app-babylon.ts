import {configTable} from '../config/configTable';
import {app} from '../config/babylond';

export default configTable(
  app,
  'babylond-config-app-babylon',
  'What Babylon Genesis adds to app.toml',
  ['btc-config', 'babylon-mempool', 'bls-config', 'wasm', 'mempool'],
);
