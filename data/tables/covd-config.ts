import {configTable} from '../config/configTable';
import config from '../config/covd';

export default configTable(config, 'covd-config', 'Top-level keys in covd.conf', ['']);
