import {configTable} from '../config/configTable';
import config from '../config/stakerd';

export default configTable(config, 'stakerd-config', 'Top-level keys in stakerd.conf', ['']);
