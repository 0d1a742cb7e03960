import gov from './bbn-1.gov';
import {defineFacts} from '../schema';

/** A share of an amount in ubbn; the share must be a whole percentage. */
function share(amountKey: string, percentKey: string): bigint {
  const amount = BigInt(gov.facts[amountKey]!.value);
  return (amount * BigInt(gov.facts[percentKey]!.value)) / 100n;
}

/** Addresses, limits and sites of governance that are not parameters of the chain. */
export default defineFacts({
  group: 'governance',
  title: 'Governance: addresses, limits and sites',
  network: 'bbn-1',
  source: gov.source,
  asOf: gov.asOf,
  facts: {
    authority: {
      label: 'Governance account',
      value: 'bbn10d07y265gmmuvt4z0w9aw880jnsr700jduz5f2',
      unit: 'text',
      meaning:
        'Authority that every message of a proposal must specify. This account also holds the deposits.',
      source: {id: 'BBN', path: 'app/params/addr.go'},
      asOf: '2026-07-21',
    },
    'smallest-deposit': {
      label: 'Smallest single deposit',
      value: share('min-deposit', 'min-deposit-ratio'),
      unit: 'ubbn',
      meaning: 'The minimum deposit ratio times the minimum deposit of a standard proposal.',
    },
    'expedited-smallest-deposit': {
      label: 'Smallest single deposit, expedited',
      value: share('expedited-min-deposit', 'min-deposit-ratio'),
      unit: 'ubbn',
      meaning: 'The minimum deposit ratio times the minimum deposit of an expedited proposal.',
    },
    'max-metadata': {
      label: 'Maximum title and metadata length',
      value: 255,
      unit: 'bytes',
      meaning:
        'Limit for the title and the metadata of a proposal, and for the reason given with a vote.',
      source: {id: 'BBN', path: 'app/keepers/keepers.go'},
      asOf: '2026-07-21',
    },
    'max-summary': {
      label: 'Maximum summary length',
      value: 10_200,
      unit: 'bytes',
      meaning: 'Forty times the metadata limit.',
      source: {id: 'BBN', path: 'app/keepers/keepers.go'},
      asOf: '2026-07-21',
    },
    'vote-page': {
      label: 'Voting page of Mintscan',
      value: 'https://www.mintscan.io/wallet/vote',
      unit: 'url',
      meaning: 'Page on which you vote with a browser wallet.',
      source: {id: 'DOC521', path: 'docs/guides/governance/'},
      asOf: '2025-10-14',
      unverified: 'A third-party page; we have not opened it.',
    },
    'create-page': {
      label: 'Proposal page of Mintscan',
      value: 'https://www.mintscan.io/wallet/create-proposal',
      unit: 'url',
      meaning: 'Page on which you submit a proposal with a browser wallet.',
      source: {id: 'DOC521', path: 'docs/guides/governance/'},
      asOf: '2025-10-14',
      unverified: 'A third-party page; we have not opened it.',
    },
    'test-proposals': {
      label: 'Proposals of the testnet',
      value: 'https://www.mintscan.io/babylon-testnet/proposals',
      unit: 'url',
      meaning: 'List of proposals on bbn-test-6.',
      source: {id: 'DOC521', path: 'docs/guides/governance/'},
      asOf: '2025-10-14',
      unverified: 'A third-party page; we have not opened it.',
    },
  },
});
