import {configTable} from '../config/configTable';
import config from '../config/stakerd';

export default configTable(config, 'stakerd-config', 'Top of stakerd.conf', ['']);
