import {configTable} from '../config/configTable';
import config from '../config/covd';

export default configTable(config, 'covd-config-signer', 'Signer and metrics', [
  'remotesigner',
  'metrics',
]);
