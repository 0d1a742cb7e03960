import {defineFacts} from '../schema';

/** Parameters of the modules for consumer chains, from the last version that includes them. */
export default defineFacts({
  group: 'bsn-modules',
  title: 'Parameters of the modules for consumer chains',
  source: {id: 'BBN300RC3', path: 'x/btcstkconsumer/types/params.go'},
  asOf: '2025-09-01',
  facts: {
    'permissioned-integration': {
      label: 'permissioned_integration',
      value: 'false',
      unit: 'text',
      meaning: 'If true, only governance can register a consumer.',
    },
    'packet-timeout': {
      label: 'ibc_packet_timeout_seconds',
      value: 86_400,
      unit: 'seconds',
      meaning: 'How long a packet to a consumer can wait for a relayer.',
      source: {id: 'BBN300RC3', path: 'x/zoneconcierge/types/params.go'},
    },
  },
});
