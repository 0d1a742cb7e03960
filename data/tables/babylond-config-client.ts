import {configTable} from '../config/configTable';
import {client} from '../config/babylond';

export default configTable(client, 'babylond-config-client', 'client.toml', ['']);
