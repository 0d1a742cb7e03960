import {configTable} from '../config/configTable';
import config from '../config/stakerd';

export default configTable(config, 'stakerd-config-babylon', 'Babylon Genesis and the BABY key', [
  'babylon',
]);
