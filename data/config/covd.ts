import {defineProgramConfig} from './schema';
import {babylonKeys, logLevel, metricsKeys, section} from './shared';

/** The keys of `covd.conf`. The program starts from zero values: a missing key has no default. */
export default defineProgramConfig({
  program: 'covd',
  versions: 'v0.16.1',
  source: {id: 'COV161', path: 'config'},
  asOf: '2026-03-26',
  writtenBy: 'covd init',
  keys: [
    {...logLevel, change: 'Set info in production.'},
    {
      key: 'QueryInterval',
      type: 'duration',
      written: '15s',
      default: '0s: covd crashes at start',
      range: 'above 0',
      meaning: 'How often covd asks for delegations that wait for covenant signatures.',
      change: 'Lower it to sign sooner; each query is answered by your node.',
    },
    {
      key: 'DelegationLimit',
      type: 'integer',
      unit: 'delegations',
      written: '100',
      default: '0',
      meaning: 'Most pending delegations that one round takes.',
      change: 'Raise it when delegations queue up for longer than a few rounds.',
    },
    {
      key: 'SigsBatchSize',
      type: 'integer',
      unit: 'delegations',
      written: '30',
      default: '0: covd hangs, and its memory grows without end',
      range: '1 or more; 0 is not refused',
      meaning: 'Signatures for how many delegations one transaction carries.',
      change: 'Lower it when transactions ask for more gas than the node lets in.',
    },
    {
      key: 'MaxRetiresBatchRemovingMsgs',
      type: 'integer',
      unit: 'attempts',
      written: '0',
      default: '0: as many as the batch has messages',
      meaning: 'How often a batch is sent again without the message that the chain refused in it.',
    },
    {
      key: 'BitcoinNetwork',
      type: 'text',
      written: 'simnet',
      required: true,
      range: 'mainnet, signet, testnet, simnet, regtest',
      meaning: 'Bitcoin network whose rules transactions and addresses are checked by.',
      change: 'Always set it: mainnet for bbn-1, signet for bbn-test-6.',
    },
    ...section('metrics', [
      ...metricsKeys(2112),
      {
        key: 'UpdateInterval',
        type: 'duration',
        written: '100ms',
        default: '0s: covd crashes at start',
        range: 'above 0',
        meaning: 'How often the metrics are computed again.',
      },
    ]),
    ...section('babylon', babylonKeys('covenant-key'), {
      KeyringBackend: {
        required: true,
        range: 'test',
        meaning:
          'Keyring backend of the BABY key that pays. `covd start` refuses every other one, because it signs without asking. The covenant key is not here: covenant-signer holds it.',
      },
      Key: {
        default: 'empty: every submission fails',
        meaning:
          'Name of the BABY key in the keyring that signs and pays for submissions. It is not looked for at start: covd runs without it and fails at the first delegation.',
      },
      GasAdjustment: {written: '2.5'},
    }),
    ...section('remotesigner', [
      {
        key: 'URL',
        type: 'text',
        written: 'http://127.0.0.1:9791',
        default: 'empty: the health check at start fails',
        meaning: 'Address of covenant-signer, with scheme and port.',
        change: 'Change it when the signer runs on another machine, in a private network.',
      },
      {
        key: 'Timeout',
        type: 'duration',
        written: '2s',
        default: '0s: no limit',
        meaning: 'Longest wait for the signer to sign one request.',
        change: 'Raise it when large batches time out.',
      },
      {
        key: 'HMACKey',
        type: 'text',
        written: '',
        default: 'empty: requests carry no HMAC',
        meaning:
          'Shared secret that authenticates requests; the same text as hmac-key of the signer. It is taken literally: a reference to a cloud secret store is not resolved.',
        change: 'Always set it.',
      },
    ]),
  ],
});
