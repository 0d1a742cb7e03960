import {configTable} from '../config/configTable';
import config from '../config/stakerd';

export default configTable(config, 'stakerd-config', 'Top-level keys of stakerd.conf', ['']);
