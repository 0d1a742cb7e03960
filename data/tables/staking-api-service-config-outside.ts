import {configTable} from '../config/configTable';
import config from '../config/staking-api-service';

export default configTable(
  config,
  'staking-api-service-config-outside',
  'Node, prices and other services',
  ['bbn', 'external_apis', 'address_screening', 'assets'],
);
