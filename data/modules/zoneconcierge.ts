import {defineModule, fields} from './schema';

/** The module that served consumer chains over IBC, from the last release candidate of v3. */
export default defineModule({
  name: 'zoneconcierge',
  package: 'babylon.zoneconcierge.v1',
  page: '/guides/architecture/consumer_zone_programs/zone_concierge/',
  withdrawn: true,
  source: {id: 'BBN300RC3', path: 'x/zoneconcierge'},
  commit: 'b0dc34da0',
  asOf: '2025-09-01',
  store: [
    {
      key: '0x01',
      contents: 'Reserved for the IBC port. Nothing is stored: the port is a constant.',
    },
    {key: '0x02, consumer id', contents: 'The latest consumer header in this epoch.'},
    {
      key: '0x03, epoch, consumer id',
      contents: 'The latest consumer header in an epoch that has ended, with its proof.',
    },
    {key: '0x04', contents: 'The module’s only parameter.'},
    {key: '0x05, epoch', contents: 'The proof that an epoch is sealed.'},
    {key: '0x06, consumer id', contents: 'The Bitcoin headers last sent to the consumer.'},
  ],
  messages: [
    {
      name: 'MsgUpdateParams',
      signer: 'governance',
      fields: fields('authority: string', 'params: Params'),
      effect: 'Sets the parameter.',
    },
  ],
  queries: [
    {
      name: 'Params',
      api: 'zone-concierge-params',
      path: '/babylon/zoneconcierge/v1/params',
      request: [],
      response: fields('params: Params'),
      returns: 'The module’s only parameter.',
    },
    {
      name: 'FinalizedBSNsInfo',
      path: '/babylon/zoneconcierge/v1/finalized_bsns_info',
      request: fields('consumer_ids: []string', 'prove: bool'),
      response: fields('finalized_bsns_data: []FinalizedBSNData'),
      returns:
        'The latest header of each consumer in the last finalized epoch, with the epoch, its checkpoint and, on request, proofs. If a consumer has no header in that epoch, only its ID is returned.',
      command: 'babylond query zc finalized-bsns-info',
    },
  ],
  events: [],
  parameters: [
    {
      name: 'ibc_packet_timeout_seconds',
      type: 'uint32',
      fact: 'bsn-modules.packet-timeout',
      rule: 'at least 1 second, at most 365 days',
    },
  ],
  duties: [
    {
      at: 'end',
      block:
        'every block in which Bitcoin headers arrived, Bitcoin was reorganized, or a channel handshake started',
      effect: 'Sends Bitcoin headers to every consumer with an open channel.',
    },
    {
      at: 'end',
      block: 'every block with staking events for a consumer',
      effect: 'Sends the Bitcoin headers to that consumer.',
    },
  ],
  hooks: [],
  reactions: [
    {
      module: 'epoching',
      hook: 'AfterEpochEnds',
      effect: 'Records the latest header of each consumer.',
    },
    {
      module: 'checkpointing',
      hook: 'AfterRawCheckpointSealed',
      effect: 'Stores the proofs of these headers and of the sealed epoch.',
    },
    {
      module: 'checkpointing',
      hook: 'AfterRawCheckpointFinalized',
      effect: 'Sends the timestamp of the epoch to every consumer with an open channel.',
    },
  ],
  errors: [
    {
      code: 1101,
      name: 'ErrInvalidVersion',
      message: 'invalid version',
      meaning: 'A channel was opened with a version other than zoneconcierge-1.',
    },
    {
      code: 1102,
      name: 'ErrConsumerInfoNotFound',
      message: 'no consumer info exists at this epoch',
      meaning: 'The queried consumer is not registered as a Cosmos chain.',
    },
    {
      code: 1103,
      name: 'ErrEpochHeadersNotFound',
      message: 'no timestamped header exists at this epoch',
      meaning: 'No header of the consumer is recorded for this epoch.',
    },
    {
      code: 1104,
      name: 'ErrInvalidProofEpochSealed',
      message: 'invalid ProofEpochSealed',
      meaning: 'The proof that an epoch is sealed is incomplete.',
    },
    {
      code: 1105,
      name: 'ErrInvalidMerkleProof',
      message: 'invalid Merkle inclusion proof',
      meaning: 'A proof of the epoch, the validator set or the header is invalid.',
    },
    {
      code: 1106,
      name: 'ErrInvalidConsumerIDs',
      message: 'chain ids contain duplicates or empty strings',
      meaning: 'A query contained a duplicate or empty ID.',
    },
  ],
});
