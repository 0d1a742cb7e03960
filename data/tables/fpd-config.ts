import {configTable} from '../config/configTable';
import config from '../config/fpd';

export default configTable(config, 'fpd-config', 'Top-level keys in fpd.conf', ['']);
