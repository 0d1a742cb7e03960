import {defineFacts} from '../schema';

/** Supply and its initial allocation. */
export default defineFacts({
  group: 'tokenomics',
  title: 'Token supply',
  network: 'bbn-1',
  source: {id: 'DOC', path: 'docs/guides/overview/babylon_genesis/baby_tokenomics.mdx'},
  asOf: '2026-06-25',
  facts: {
    'total-supply': {
      label: 'Supply at genesis',
      value: 10_000_000_000_000_000n,
      unit: 'ubbn',
      meaning: 'BABY in the genesis file.',
    },
    'community-incentives': {
      label: 'Community incentives',
      value: '15',
      unit: 'percent',
      meaning: 'Share of the supply at genesis.',
    },
    'ecosystem-building': {
      label: 'Ecosystem building',
      value: '18',
      unit: 'percent',
      meaning: 'Share of the supply at genesis.',
    },
    'rd-operations': {
      label: 'Research, development and operations',
      value: '18',
      unit: 'percent',
      meaning: 'Share of the supply at genesis.',
    },
    'early-investors': {
      label: 'Early private investors',
      value: '30.5',
      unit: 'percent',
      meaning: 'Share of the supply at genesis.',
    },
    team: {
      label: 'Team',
      value: '15',
      unit: 'percent',
      meaning: 'Share of the supply at genesis.',
    },
    advisors: {
      label: 'Advisors',
      value: '3.5',
      unit: 'percent',
      meaning: 'Share of the supply at genesis.',
    },
    'first-unlock': {
      label: 'First monthly unlock',
      value: '2026-05-10',
      unit: 'date',
      meaning: 'Start of the monthly unlocks for investors, team and advisors.',
    },
    'unlock-months': {
      label: 'Monthly unlocks',
      value: 36,
      unit: 'count',
      meaning: 'Number of equal installments for investors, team and advisors.',
    },
  },
});
