import {configTable} from '../config/configTable';
import config from '../config/fpd';

export default configTable(config, 'fpd-config-storage', 'Database and metrics', [
  'dbconfig',
  'metrics',
]);
