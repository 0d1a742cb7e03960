import {configTable} from '../config/configTable';
import config from '../config/eotsd';

export default configTable(config, 'eotsd-config', 'Top-level keys in eotsd.conf', ['']);
