import {defineCli, type FlagSet} from '../schema';
import {flagSets} from '../babylond/flagSets';
import babylondKeys from '../babylond/keys';
import providers from './providers';
import repair from './repair';
import rewards from './rewards';
import run from './run';

/** Meanings that differ from babylond's: most defaults are from `fpd.conf`, but not the key. */
const meanings: Readonly<Record<string, string>> = {
  'chain-id': 'Chain ID. Defaults to `ChainID` in `fpd.conf`.',
  from: 'Name or address of the key that signs and pays. Always pass it: `Key` in `fpd.conf` is not used here.',
  'keyring-backend':
    'Keyring backend. Defaults to `KeyringBackend` in `fpd.conf`, so keys are stored unencrypted in `test`.',
  'keyring-dir':
    'Keyring directory. Defaults to the home directory or, if you pass `--keyring-backend`, to `KeyDirectory` in `fpd.conf`.',
  output: 'Output format. Defaults to `OutputFormat` in `fpd.conf`.',
  'sign-mode': 'Sign mode. Defaults to `SignModeStr` in `fpd.conf`.',
};

/** Applies fpd's meanings to a flag set of babylond. */
function adaptToFpd({title, flags}: FlagSet): FlagSet {
  return {
    title,
    flags: flags.map((flag) => ({...flag, meaning: meanings[flag.name] ?? flag.meaning})),
  };
}

export default defineCli({
  binary: 'fpd',
  title: 'fpd',
  purpose: 'Votes on blocks as a finality provider and commits its public randomness.',
  framework: 'cobra',
  versions: 'main as of 2026-04-30, after v2.0.2',
  source: {id: 'FP', path: 'finality-provider/cmd/fpd'},
  asOf: '2025-12-11',
  flagSets: {
    global: {
      title: 'Global flags',
      flags: [
        {
          name: 'home',
          type: 'string',
          default: '~/.fpd',
          meaning: 'Directory with configuration, keys and data.',
        },
      ],
    },
    tx: adaptToFpd(flagSets.tx),
    query: adaptToFpd(flagSets.query),
    keyring: adaptToFpd(flagSets.keyring),
  },
  globalFlagSets: ['global'],
  commands: [...run, ...providers, ...rewards, ...repair, ...babylondKeys],
  files: [
    {path: '<home>/fpd.conf', meaning: 'Configuration.'},
    {path: '<home>/logs/fpd.log', meaning: 'Log.'},
    {path: '<home>/data/finality-provider.db', meaning: 'Database.'},
  ],
  ports: [
    {port: 12581, meaning: 'gRPC of the daemon.', setBy: 'RPCListener in fpd.conf'},
    {port: 2112, meaning: 'Prometheus metrics.', setBy: 'Port under metrics in fpd.conf'},
  ],
});
