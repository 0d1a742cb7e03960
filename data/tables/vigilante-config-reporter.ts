import {configTable} from '../config/configTable';
import config from '../config/vigilante';

export default configTable(config, 'vigilante-config-reporter', 'Reporter', ['reporter']);
