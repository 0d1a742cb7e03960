import {defineCli} from '../schema';
import {flagSets} from '../babylond/flagSets';
import babylondKeys from '../babylond/keys';

export default defineCli({
  binary: 'covenant-signer',
  title: 'covenant-signer',
  purpose: "Holds a committee member's private key and signs for covd.",
  framework: 'cobra',
  versions: 'main as of 2026-06-24',
  source: {id: 'COV', path: 'covenant-signer'},
  asOf: '2026-03-26',
  flagSets: {
    keyring: flagSets.keyring,
    global: {
      title: 'Global flags',
      flags: [
        {
          name: 'config',
          type: 'string',
          default: '~/.signer/config.toml',
          meaning: 'Configuration file.',
        },
        {
          name: 'home',
          type: 'string',
          default: '~/.signer',
          meaning: 'Directory with configuration, keys and data.',
        },
        {
          name: 'params',
          type: 'string',
          default: '~/.signer/global-params.json',
          meaning: 'File with the phase 1 global parameters.',
          until: 'the phase 2 signer',
        },
      ],
    },
  },
  globalFlagSets: ['global'],
  commands: [
    {
      path: ['start'],
      usage: 'start',
      purpose: 'Runs the signer.',
    },
    {
      path: ['dump-cfg'],
      usage: 'dump-cfg',
      purpose: 'Writes a configuration file with default values.',
    },
    {
      path: ['derive-child-key'],
      usage: 'derive-child-key <master-key> <derivation-path>',
      purpose: 'Derives a child key from a master key.',
      args: [
        {name: 'master-key', meaning: 'Extended private master key, in base58.', required: true},
        {
          name: 'derivation-path',
          meaning:
            'Path of the child key: five elements without `m`, the first three hardened, such as `84h/0h/0h/0/0`.',
          required: true,
        },
      ],
      note: 'The command prints the private key, and the master key remains in your shell history.',
    },
    ...babylondKeys,
  ],
  files: [{path: '<home>/config.toml', meaning: 'Configuration.'}],
  ports: [
    {port: 9791, meaning: 'HTTP, for covd.'},
    {port: 2112, meaning: 'Prometheus metrics.'},
  ],
});
