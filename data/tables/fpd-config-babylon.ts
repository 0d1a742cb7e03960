import {configTable} from '../config/configTable';
import config from '../config/fpd';

export default configTable(config, 'fpd-config-babylon', 'Babylon Genesis and the operation key', [
  'babylon',
]);
