import {defineFacts} from '../schema';

/** Sizes and intervals for planning the operation of vigilantes. */
export default defineFacts({
  group: 'vigilante',
  title: 'Vigilantes',
  network: 'bbn-1',
  source: {id: 'VIG243', path: 'submitter/relayer/relayer.go'},
  asOf: '2026-05-05',
  facts: {
    'checkpoint-vbytes': {
      label: 'Size of the two checkpoint transactions',
      value: '400 vbytes',
      unit: 'text',
      meaning:
        'Calculated for one Native SegWit input, one data output and one change output each.',
    },
    'first-part': {
      label: 'First part of a checkpoint on Bitcoin',
      value: 78,
      unit: 'bytes',
      meaning: 'Tag, version and index, block hash, submitter address, epoch, bitmap.',
      source: {id: 'BBN431', path: 'btctxformatter/formatter.go'},
    },
    'second-part': {
      label: 'Second part of a checkpoint on Bitcoin',
      value: 63,
      unit: 'bytes',
      meaning: 'Tag, version and index, BLS signature, checksum of the first part.',
      source: {id: 'BBN431', path: 'btctxformatter/formatter.go'},
    },
    'poll-interval': {
      label: 'Interval between queries for new Bitcoin blocks',
      value: 30,
      unit: 'seconds',
      meaning: 'Fixed in the code; no configuration key changes it.',
      source: {id: 'VIG243', path: 'btcclient/notifier.go'},
    },
  },
});
