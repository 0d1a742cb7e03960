import {defineProgramConfig} from './schema';
import {babylonKeys, databaseKeys, logLevel, metricsKeys, section} from './shared';

/** The keys of `fpd.conf`. The program starts from zero values: a missing key has no default. */
export default defineProgramConfig({
  program: 'fpd',
  versions: 'v2.0.2',
  source: {id: 'FP202', path: 'finality-provider/config'},
  asOf: '2025-12-11',
  writtenBy: 'fpd init',
  keys: [
    logLevel,
    {
      key: 'NumPubRand',
      type: 'integer',
      unit: 'heights',
      written: '50000',
      default: '0: nothing can be committed',
      meaning: 'Number of heights that one public randomness commitment covers.',
      change:
        'Do not change it: a smaller number means more commitments, each of which costs a fee, and the chain enforces a minimum.',
    },
    {
      key: 'TimestampingDelayBlocks',
      type: 'integer',
      unit: 'Babylon blocks',
      written: '6000',
      default: '0: commitments start at the tip, where they cannot be used yet',
      meaning:
        'How far ahead of the tip a commitment starts if no commitment reaches that far yet, because randomness can be used only once its epoch is finalized on Bitcoin. fpd commits again when fewer than this number plus NumPubRand heights ahead of the tip are covered.',
      change:
        'Raise it to 18000 for mainnet: the generated value is meant for a shorter finalization depth.',
    },
    {
      key: 'MaxSubmissionRetries',
      type: 'integer',
      unit: 'attempts',
      written: '20',
      default: '0: the first failure is final',
      meaning:
        'How many times fpd retries sending a batch of votes before it exits. If the last block of the batch is finalized first, fpd drops the batch and continues.',
    },
    {
      key: 'EOTSManagerAddress',
      type: 'string',
      written: '127.0.0.1:12582',
      required: true,
      meaning: 'Host and port of eotsd, without a scheme. The connection does not use TLS.',
      change: 'Change it if eotsd runs on another machine, in a private network.',
    },
    {
      key: 'HMACKey',
      type: 'string',
      written: '',
      default: 'empty: no authentication',
      meaning:
        'Shared secret that authenticates requests to eotsd; must be the same as in eotsd.conf. fpd does not read the HMAC_KEY variable. A reference to a cloud secret store is recognized but cannot be resolved, which leaves the connection without authentication.',
      change: 'Always set it.',
    },
    {
      key: 'BatchSubmissionSize',
      type: 'integer',
      unit: 'votes',
      written: '1000',
      required: true,
      range: '1 or more',
      meaning: 'Maximum number of votes in one transaction while fpd catches up.',
      change:
        'Lower it to 100 when finality has stalled, because the gas that a node accepts in one transaction is enough for only about 130 votes.',
    },
    {
      key: 'RandomnessCommitInterval',
      type: 'duration',
      written: '30s',
      required: true,
      range: 'above 0',
      meaning: 'How often fpd checks whether it must commit new randomness.',
    },
    {
      key: 'SubmissionRetryInterval',
      type: 'duration',
      written: '1s',
      required: true,
      range: 'above 0',
      meaning: 'Delay between attempts to send votes.',
    },
    {
      key: 'SignatureSubmissionInterval',
      type: 'duration',
      written: '1s',
      required: true,
      range: 'above 0',
      meaning: 'How often fpd collects new blocks and votes for them.',
    },
    {
      key: 'RPCListener',
      type: 'string',
      written: '127.0.0.1:12581',
      default: 'empty: a free port on all addresses',
      meaning: 'Address on which fpd accepts commands over gRPC, without TLS or authentication.',
      change: 'Change the port if another fpd runs on the machine; never make it public.',
    },
    {
      key: 'ContextSigningHeight',
      type: 'integer',
      written: '0',
      default: '0',
      meaning: 'Not used: fpd signs without a context at every height. Do not change it.',
    },
    {
      key: 'GRPCMaxContentLength',
      type: 'integer',
      unit: 'bytes',
      written: '16777216',
      required: true,
      range: '1 or more',
      meaning: 'Maximum size of a gRPC message between fpd and eotsd.',
      change: 'Raise it in both files if a large NumPubRand is rejected.',
    },
    {
      key: 'AdvancedResetLastVotedHeight',
      type: 'boolean',
      written: 'false',
      default: 'false',
      meaning:
        'Sets the last voted height to one below StaticChainScanningStartHeight at startup. Requires AutoChainScanningMode to be off and a start height above 0.',
      change: 'Leave it off: it overrides the local record of what fpd has voted for.',
    },
    ...section('chainpollerconfig', [
      {
        key: 'BufferSize',
        type: 'integer',
        unit: 'blocks',
        written: '1000',
        required: true,
        range: '1 or more',
        meaning: 'Maximum number of blocks that wait in memory for a vote.',
      },
      {
        key: 'PollInterval',
        type: 'duration',
        written: '1s',
        required: true,
        range: 'not 0',
        meaning: 'How often fpd polls the node for new blocks.',
      },
      {
        key: 'StaticChainScanningStartHeight',
        type: 'integer',
        written: '1',
        default: '0',
        meaning: 'First Babylon height that fpd reads. Used only if AutoChainScanningMode is off.',
      },
      {
        key: 'AutoChainScanningMode',
        type: 'boolean',
        written: 'true',
        default: 'false: static mode',
        meaning:
          'Starts above the highest of three heights: the last vote in the local database, the last vote on the chain, and the last finalized block. If it is off, fpd starts reading at StaticChainScanningStartHeight, and only the last vote in the local database still prevents it from voting again.',
        change: 'Keep it on, and make sure that the key is in the file.',
      },
      {
        key: 'PollSize',
        type: 'integer',
        unit: 'blocks',
        written: '1000',
        required: true,
        range: '1 or more',
        meaning: 'Maximum number of blocks in one query while fpd catches up.',
      },
    ]),
    ...section('dbconfig', databaseKeys('finality-provider.db', '<home>/data')),
    ...section(
      'babylon',
      [
        ...babylonKeys('finality-provider'),
        {
          key: 'MaxRetriesBatchRemovingMsgs',
          type: 'integer',
          unit: 'attempts',
          written: '0',
          default: '0: as many as the batch has messages',
          meaning:
            'Maximum number of times that a batch is sent, each time without the message that the chain rejected.',
        },
      ],
      {
        Key: {required: true},
        RPCAddr: {required: true},
        KeyDirectory: {default: 'empty: the working directory, where no key is found'},
        AccountPrefix: {required: true},
        KeyringBackend: {
          required: true,
          range: 'test',
          meaning:
            'Keyring backend of the operation key. fpd start rejects any other, because fpd signs unattended.',
        },
        GasAdjustment: {written: '1.5', required: true, range: 'not 0'},
        GasPrices: {
          written: '0.002ubbn',
          required: true,
          change: 'Do not change it: a higher price only prioritizes your transactions.',
        },
        OutputFormat: {
          written: 'text',
          default: 'empty: the default of --output',
          range: 'text, json',
          meaning:
            'Output format of fpd keys and of the reward commands, unless you pass --output.',
        },
      },
    ),
    ...section('metrics', [
      ...metricsKeys(2112),
      {
        key: 'UpdateInterval',
        type: 'duration',
        written: '100ms',
        default: '0s: fpd crashes at startup',
        range: 'above 0',
        meaning: 'How often the metrics of the finality provider are updated.',
      },
    ]),
  ],
});
