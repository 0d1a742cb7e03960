import {configTable} from '../config/configTable';
import config from '../config/stakerd';

export default configTable(config, 'stakerd-config-staking', 'Stakes, database and metrics', [
  'stakerconfig',
  'dbconfig',
  'metricsconfig',
]);
