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
      default: '0s: covd crashes at startup',
      range: 'above 0',
      meaning: 'How often covd queries for delegations that need covenant signatures.',
      change: 'Lower it to sign sooner; each query puts load on your node.',
    },
    {
      key: 'DelegationLimit',
      type: 'integer',
      unit: 'delegations',
      written: '100',
      default: '0: covd does not sign, and reports no delegations as pending',
      range: '1 or more; 0 is not rejected',
      meaning: 'Maximum number of pending delegations that covd processes per query.',
      change:
        'Raise it if delegations wait for the signature of covd for more than a few query intervals.',
    },
    {
      key: 'SigsBatchSize',
      type: 'integer',
      unit: 'delegations',
      written: '30',
      default: '0: covd hangs, and its memory grows without limit',
      range: '1 or more; 0 is not rejected',
      meaning: 'Number of delegations whose signatures are sent in one transaction.',
      change: 'Lower it if transactions need more gas than the node accepts.',
    },
    {
      key: 'MaxRetiresBatchRemovingMsgs',
      type: 'integer',
      unit: 'attempts',
      written: '0',
      default: '0: as many as the batch has messages',
      meaning:
        'Maximum number of times that a batch is sent, each time without the message that the chain rejected.',
    },
    {
      key: 'BitcoinNetwork',
      type: 'string',
      written: 'simnet',
      required: true,
      range: 'mainnet, signet, testnet, simnet, regtest',
      meaning: 'Bitcoin network whose rules are used to check transactions and addresses.',
      change: 'Always set it: mainnet for bbn-1, signet for bbn-test-6.',
    },
    ...section('metrics', [
      ...metricsKeys(2112),
      {
        key: 'UpdateInterval',
        type: 'duration',
        written: '100ms',
        default: '0s: covd crashes at startup',
        range: 'above 0',
        meaning: 'How often the metrics are updated.',
      },
    ]),
    ...section('babylon', babylonKeys('covenant-key'), {
      KeyringBackend: {
        required: true,
        range: 'test',
        meaning:
          'Keyring backend of the BABY key that pays fees. covd start rejects any other, because covd signs unattended. The covenant key is not in this keyring: covenant-signer holds it.',
      },
      Key: {
        default: 'empty: covd crashes at the first delegation',
        meaning:
          'Name in the keyring of the BABY key that signs and pays for submissions. covd does not check it at startup: if it is missing, covd runs and crashes at the first delegation.',
      },
      AccountPrefix: {default: 'empty: covd crashes at the first delegation'},
      GasAdjustment: {written: '2.5'},
    }),
    ...section('remotesigner', [
      {
        key: 'URL',
        type: 'string',
        written: 'http://127.0.0.1:9791',
        default: 'empty: the health check at startup fails',
        meaning: 'Address of covenant-signer, with scheme and port.',
        change: 'Change it if the signer runs on another machine, in a private network.',
      },
      {
        key: 'Timeout',
        type: 'duration',
        written: '2s',
        default: '0s: no limit',
        meaning: 'Timeout of one request to the signer.',
        change:
          'Raise it if requests time out; each request covers the signatures of one delegation.',
      },
      {
        key: 'HMACKey',
        type: 'string',
        written: '',
        default: 'empty: requests are sent without an HMAC',
        meaning:
          'Shared secret that authenticates requests; must match hmac-key in the signer’s configuration. covd uses the value literally: it does not resolve references to a cloud secret store.',
        change: 'Always set it.',
      },
    ]),
  ],
});
