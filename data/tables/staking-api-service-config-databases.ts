import {configTable} from '../config/configTable';
import config from '../config/staking-api-service';

export default configTable(config, 'staking-api-service-config-databases', 'Databases', [
  'staking-db',
  'indexer-db',
]);
