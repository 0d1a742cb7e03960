import {configTable} from '../config/configTable';
import config from '../config/covenant-signer';

export default configTable(config, 'covenant-signer-config', 'config.toml of the signer', [
  'keystore',
  'server-config',
  'metrics',
]);
