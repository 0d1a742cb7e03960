import {defineCli, type CliFlag} from '../schema';
import {flagSets} from '../babylond/flagSets';
import babylondKeys from '../babylond/keys';
import pop from './pop';
import run from './run';

/** Commands that hand the new key to a daemon that runs already. */
const makesKeys: ReadonlySet<string> = new Set(['add', 'import', 'import-hex']);
const rpcClient: CliFlag = {
  name: 'rpc-client',
  type: 'string',
  default: '',
  meaning:
    'Address of a running eotsd, which records the name of the new key. The key itself goes into the keyring of `--home`.',
};

export default defineCli({
  binary: 'eotsd',
  title: 'eotsd',
  purpose: 'Holds EOTS keys and signs votes, and refuses to sign two blocks at one height.',
  framework: 'cobra',
  versions: 'main of 2026-04-30, after v2.0.2',
  source: {id: 'FP', path: 'eotsmanager/cmd/eotsd'},
  asOf: '2025-12-11',
  flagSets: {
    global: {
      title: 'Flags of every command',
      flags: [
        {
          name: 'home',
          type: 'string',
          default: '~/.eotsd',
          meaning: 'Folder with configuration, keys and data.',
        },
      ],
    },
    keyring: flagSets.keyring,
  },
  globalFlagSets: ['global'],
  commands: [
    ...run,
    ...pop,
    ...babylondKeys.map((command) => {
      if (command.path.length === 1) {
        return {...command, purpose: 'Creates, lists, imports and exports EOTS keys.'};
      }
      return makesKeys.has(command.path.at(-1) ?? '')
        ? {...command, flags: [...(command.flags ?? []), rpcClient]}
        : command;
    }),
  ],
  files: [
    {path: '<home>/eotsd.conf', meaning: 'Configuration.'},
    {path: '<home>/logs/eotsd.log', meaning: 'Log.'},
    {path: '<home>/data/eots.db', meaning: 'Database.'},
  ],
  env: [
    {
      name: 'HMAC_KEY',
      meaning:
        'HMAC key that authenticates the requests of `eotsd unlock`; the same as in the configuration of fpd.',
    },
    {
      name: 'EOTSD_KEYRING_PASSWORD',
      meaning: 'Passphrase for `eotsd unlock`, instead of a prompt.',
    },
  ],
  ports: [
    {port: 12582, meaning: 'gRPC of the daemon.', setBy: 'RPCListener in eotsd.conf'},
    {port: 2113, meaning: 'Prometheus metrics.', setBy: 'Port under metrics in eotsd.conf'},
  ],
});
