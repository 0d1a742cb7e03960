import {configTable} from '../config/configTable';
import {app} from '../config/babylond';

export default configTable(app, 'babylond-config-app', 'Top-level keys in app.toml', ['']);
