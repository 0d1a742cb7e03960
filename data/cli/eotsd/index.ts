import {defineCli, type CliCommand, type CliFlag} from '../schema';
import {flagSets} from '../babylond/flagSets';
import babylondKeys from '../babylond/keys';
import pop from './pop';
import run from './run';

/** Commands that can register the new key with a running daemon. */
const keyCreatingCommands: ReadonlySet<string> = new Set(['add', 'import', 'import-hex']);
const rpcClient: CliFlag = {
  name: 'rpc-client',
  type: 'string',
  default: '',
  meaning:
    'Address of a running eotsd, which records the name of the new key. The key itself goes into the keyring of `--home`.',
};

/** Meanings of flags that differ from `babylond keys`, by command. */
const meanings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  add: {
    account: 'Has no effect.',
    'coin-type': 'Has no effect.',
    index: 'Has no effect.',
    'hd-path':
      'Derivation path of the key (BIP 44). The path is empty by default, unlike in babylond. To restore a key, pass the path that it was created with.',
    'dry-run': 'Fails without storing anything.',
    ledger: 'Rejected: an EOTS key cannot be on a Ledger device.',
    multisig: 'Fails after storing a key that eotsd cannot use.',
    'multisig-threshold': 'Used only with `--multisig`, which fails.',
    pubkey: 'Public key as JSON, for a watch-only key; eotsd cannot sign with such a key.',
    'pubkey-base64':
      'Public key as base64, for a watch-only key; eotsd cannot sign with such a key.',
  },
  list: {'list-names': 'Has no effect.'},
};

const stopFirst =
  'Without `--rpc-client`, stop eotsd first, because the command opens its database.';

/** Other differences in eotsd, which looks up each key by the name recorded in its database. */
const differences: Readonly<Record<string, Partial<CliCommand>>> = {
  keys: {purpose: 'Creates, lists, imports and exports EOTS keys.'},
  add: {note: stopFirst},
  delete: {
    note: 'The database keeps the name of the key. Restore the key under the same name: under a different name, `keys add` stores it, but eotsd does not find it.',
  },
  import: {note: stopFirst},
  'import-hex': {note: stopFirst},
  list: {
    purpose: 'Lists the EOTS keys recorded in the database, regardless of the keyring backend.',
    note: 'Stop eotsd first, because the command opens its database. With `--keyring-backend file`, it also prints `EOF` and `migrate err`; ignore them.',
  },
  rename: {
    note: 'Do not rename an EOTS key. The database keeps the old name, so eotsd no longer finds the key and cannot sign. Renaming it back fixes this.',
  },
  show: {
    purpose:
      'Shows one key with its EOTS public key, `pubkey_hex`. It also works while eotsd is running.',
    args: [
      {
        name: 'name_or_address',
        meaning: 'Name of the key. An address is rejected, and further names are ignored.',
        required: true,
        repeated: true,
      },
    ],
  },
};

/** Applies eotsd's differences to a `keys` command of babylond. */
function adaptToEotsd(command: CliCommand): CliCommand {
  const name = command.path.at(-1) ?? '';
  // `show` always prints the whole record and ignores its flags.
  const flags = (command.flags ?? []).map((flag) => ({
    ...flag,
    meaning: name === 'show' ? 'Has no effect.' : (meanings[name]?.[flag.name] ?? flag.meaning),
  }));
  return {
    ...command,
    flags: keyCreatingCommands.has(name) ? [...flags, rpcClient] : flags,
    ...differences[name],
    source: {
      id: 'FP',
      path: 'eotsmanager/cmd/eotsd/daemon/keys.go, eotsmanager/cmd/eotsd/daemon/keysadd.go',
    },
  };
}

export default defineCli({
  binary: 'eotsd',
  title: 'eotsd',
  purpose: 'Holds EOTS keys and signs votes, and refuses to sign two blocks at the same height.',
  framework: 'cobra',
  versions: 'main as of 2026-04-30, after v2.0.2',
  source: {id: 'FP', path: 'eotsmanager/cmd/eotsd'},
  asOf: '2025-12-11',
  flagSets: {
    global: {
      title: 'Global flags',
      flags: [
        {
          name: 'home',
          type: 'string',
          default: '~/.eotsd',
          meaning: 'Directory with configuration, keys and data.',
        },
      ],
    },
    keyring: flagSets.keyring,
  },
  globalFlagSets: ['global'],
  commands: [...run, ...pop, ...babylondKeys.map(adaptToEotsd)],
  files: [
    {path: '<home>/eotsd.conf', meaning: 'Configuration.'},
    {path: '<home>/logs/eotsd.log', meaning: 'Log.'},
    {path: '<home>/data/eots.db', meaning: 'Database.'},
  ],
  env: [
    {
      name: 'HMAC_KEY',
      meaning:
        'HMAC key that authenticates the requests of `eotsd unlock`; must be the same as in the fpd configuration.',
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
