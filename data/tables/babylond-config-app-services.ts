import {configTable} from '../config/configTable';
import {app} from '../config/babylond';

export default configTable(
  app,
  'babylond-config-app-services',
  'Interfaces, snapshots and telemetry',
  ['api', 'grpc', 'grpc-web', 'state-sync', 'telemetry'],
);
