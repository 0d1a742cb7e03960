import {configTable} from '../config/configTable';
import config from '../config/staking-api-service';

export default configTable(
  config,
  'staking-api-service-config-phases',
  'Phase 1 stakes and network upgrades',
  ['delegation-transition', 'network_upgrade'],
);
