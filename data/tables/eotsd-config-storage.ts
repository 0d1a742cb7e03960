import {configTable} from '../config/configTable';
import config from '../config/eotsd';

export default configTable(config, 'eotsd-config-storage', 'Database and metrics', [
  'dbconfig',
  'metrics',
]);
