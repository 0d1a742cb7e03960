import gov from './bbn-1.gov';
import {defineFacts} from '../schema';

/** A share of an amount in ubbn, where the share is a whole number of percent. */
function share(amountKey: string, percentKey: string): bigint {
  const amount = BigInt(gov.facts[amountKey]!.value);
  return (amount * BigInt(gov.facts[percentKey]!.value)) / 100n;
}

/** Addresses, limits and places of governance that are no parameter of the chain. */
export default defineFacts({
  group: 'governance',
  title: 'Governance: addresses, limits and places',
  network: 'bbn-1',
  source: gov.source,
  asOf: gov.asOf,
  facts: {
    authority: {
      label: 'Governance account',
      value: 'bbn10d07y265gmmuvt4z0w9aw880jnsr700jduz5f2',
      unit: 'text',
      meaning: 'Authority that every message of a proposal must name. It holds deposits too.',
      source: {id: 'BBN', path: 'app/params/addr.go'},
      asOf: '2026-07-21',
    },
    'smallest-deposit': {
      label: 'Smallest deposit transaction',
      value: share('min-deposit', 'min-deposit-ratio'),
      unit: 'ubbn',
      meaning: 'The share above of the deposit that opens the vote, for a standard proposal.',
    },
    'expedited-smallest-deposit': {
      label: 'Smallest deposit transaction, expedited',
      value: share('expedited-min-deposit', 'min-deposit-ratio'),
      unit: 'ubbn',
      meaning: 'The same for an expedited proposal.',
    },
    'max-metadata': {
      label: 'Longest title and longest metadata',
      value: 255,
      unit: 'bytes',
      meaning: 'Limit of the title and of the metadata of a proposal, and of a reason with a vote.',
      source: {id: 'BBN', path: 'app/keepers/keepers.go'},
      asOf: '2026-07-21',
    },
    'max-summary': {
      label: 'Longest summary',
      value: 10_200,
      unit: 'bytes',
      meaning: 'Forty times the limit of the metadata.',
      source: {id: 'BBN', path: 'app/keepers/keepers.go'},
      asOf: '2026-07-21',
    },
    'vote-page': {
      label: 'Voting page of Mintscan',
      value: 'https://www.mintscan.io/wallet/vote',
      unit: 'url',
      meaning: 'Votes from a wallet in the browser.',
      source: {id: 'DOC521', path: 'docs/guides/governance/'},
      asOf: '2025-10-14',
      unverified: 'A page of another company; not opened by us.',
    },
    'create-page': {
      label: 'Proposal page of Mintscan',
      value: 'https://www.mintscan.io/wallet/create-proposal',
      unit: 'url',
      meaning: 'Submits a proposal from a wallet in the browser.',
      source: {id: 'DOC521', path: 'docs/guides/governance/'},
      asOf: '2025-10-14',
      unverified: 'A page of another company; not opened by us.',
    },
    'test-proposals': {
      label: 'Proposals of the test network',
      value: 'https://www.mintscan.io/babylon-testnet/proposals',
      unit: 'url',
      meaning: 'List of proposals on bbn-test-6.',
      source: {id: 'DOC521', path: 'docs/guides/governance/'},
      asOf: '2025-10-14',
      unverified: 'A page of another company; not opened by us.',
    },
  },
});
