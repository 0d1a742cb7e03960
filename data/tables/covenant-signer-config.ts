import {configTable} from '../config/configTable';
import config from '../config/covenant-signer';

export default configTable(config, 'covenant-signer-config', 'Keys in the signer’s config.toml', [
  'keystore',
  'server-config',
  'metrics',
]);
