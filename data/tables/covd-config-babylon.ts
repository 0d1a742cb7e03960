import {configTable} from '../config/configTable';
import config from '../config/covd';

export default configTable(
  config,
  'covd-config-babylon',
  'Babylon Genesis and the account that pays',
  ['babylon'],
);
