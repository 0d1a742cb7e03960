import {defineProgramConfig} from './schema';
import {databaseKeys, logLevel, metricsKeys, section} from './shared';

/** The keys of `eotsd.conf`. The program starts from zero values: a missing key has no default. */
export default defineProgramConfig({
  program: 'eotsd',
  versions: 'v2.0.2',
  source: {id: 'FP202', path: 'eotsmanager/config'},
  asOf: '2025-12-11',
  writtenBy: 'eotsd init',
  keys: [
    {...logLevel, change: 'Set info, because eotsd logs nothing at debug.'},
    {
      key: 'KeyringBackend',
      type: 'string',
      written: 'test',
      required: true,
      range: 'test, file',
      meaning:
        'Keyring backend of the EOTS keys: test does not encrypt them; file encrypts them with a passphrase that you pass to the running daemon with eotsd unlock.',
      change:
        'Set file before you create keys that secure real stake, and run eotsd keys add with --keyring-backend file, because that command does not read this line.',
    },
    {
      key: 'RPCListener',
      type: 'string',
      written: '127.0.0.1:12582',
      default: 'empty: a free port on all addresses',
      meaning: 'Address on which eotsd accepts gRPC requests, without TLS.',
      change: 'If fpd runs on another machine, set a private address, and set HMACKey too.',
    },
    {
      key: 'HMACKey',
      type: 'string',
      written: '',
      default: 'empty: no authentication',
      meaning:
        'Shared secret that authenticates requests; must be the same as in fpd.conf. The daemon does not read the HMAC_KEY variable.',
      change: 'Always set it.',
    },
    {
      key: 'DisableUnsafeEndpoints',
      type: 'boolean',
      written: 'true',
      default: 'true',
      meaning:
        'Rejects UnsafeSignEOTS requests, which sign without checking what was signed before.',
      change: 'Leave it on; otherwise, two signatures at the same height can reveal the key.',
    },
    {
      key: 'GRPCMaxContentLength',
      type: 'integer',
      unit: 'bytes',
      written: '16777216',
      required: true,
      range: '1 or more',
      meaning: 'Maximum size of a gRPC message, sent or received.',
      change: 'Raise it in both files if a large NumPubRand is rejected.',
    },
    ...section('metrics', [
      ...metricsKeys(2113),
      {
        key: 'UpdateInterval',
        type: 'duration',
        written: '100ms',
        default: '0s',
        meaning: 'Not used by eotsd.',
      },
    ]),
    ...section('dbconfig', databaseKeys('eots.db', '<home>/data')),
  ],
});
