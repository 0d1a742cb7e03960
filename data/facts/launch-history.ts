import {defineFacts} from '../schema';
import caps from '../tables/phase-1.caps';
import btcstaking from './bbn-1.btcstaking';
import launch from './launch';

const start = Number(launch.facts['phase-1-height']!.value);
const term = Number(btcstaking.facts['max-staking-time-blocks']!.value);

/** First height of a cap, from the table of caps. */
const firstHeight = (cap: string): number => {
  const row = caps.rows.find((candidate) => candidate.cap === cap);
  return Number(
    String(row?.heights)
      .match(/[\d,]+/)?.[0]
      .replaceAll(',', ''),
  );
};

/** Dates and counts of the launch that are not parameters, for the pages on its history. */
export default defineFacts({
  group: 'launch-history',
  title: 'History of the launch',
  network: 'bbn-1',
  source: {id: 'NET', path: 'bbn-1/parameters/global-params.json'},
  asOf: '2025-12-01',
  facts: {
    'cap-2-height': {
      label: 'Cap 2 opens at Bitcoin height',
      value: firstHeight('2'),
      unit: 'bitcoin-height',
      meaning: 'First Bitcoin height of the second cap.',
    },
    'cap-3-height': {
      label: 'Cap 3 opens at Bitcoin height',
      value: firstHeight('3'),
      unit: 'bitcoin-height',
      meaning: 'First Bitcoin height of the third cap.',
    },
    'cap-2-published': {
      label: 'Cap 2 parameters published',
      value: '2024-10-06',
      unit: 'date',
      meaning: 'Commit that added the second version to the parameter file.',
    },
    'cap-2-date': {
      label: 'Cap 2 opens',
      value: '2024-10-08',
      unit: 'date',
      meaning: 'Day on which the ten blocks of the second cap were mined.',
      unverified:
        'The file gives only heights; the day is the one reported in the news at the time.',
    },
    'cap-3-published': {
      label: 'Cap 3 parameters published',
      value: '2024-12-06',
      unit: 'date',
      meaning: 'Commit that added the third version to the parameter file.',
    },
    'cap-3-date': {
      label: 'Cap 3 opens',
      value: '2024-12-10',
      unit: 'date',
      meaning: 'Day on which the third cap opened; it stayed open for about a week.',
      unverified: 'The file gives only heights; the day is the one that was announced.',
    },
    'first-end': {
      label: 'Expiry of the first phase 1 timelock',
      value: start + term,
      unit: 'bitcoin-height',
      meaning: 'First block of cap 1 plus the staking time: no phase 1 timelock expires earlier.',
    },
    'last-end-month': {
      label: 'Month of the last expiry',
      value: 'March 2026',
      unit: 'text',
      meaning: 'When the last timelock of a phase 1 cap expired.',
      unverified: 'Calculated from the end of cap 3 at ten minutes per block.',
    },
    'op-return-size': {
      label: 'Size of the data output',
      value: 71,
      unit: 'bytes',
      meaning: 'Tag, version, staker key, finality provider key and staking time, in that order.',
      source: {id: 'BBN', path: 'btcstaking/identifiable_staking.go'},
      asOf: '2026-07-21',
    },
    'provider-files': {
      label: 'Finality providers in the phase 1 registry',
      value: 213,
      unit: 'count',
      meaning: 'Number of files in the registry of names and keys, which is closed.',
      source: {id: 'NET', path: 'bbn-1/finality-providers'},
    },
    'bitcoin-locked': {
      label: 'Bitcoin locked in phase 1',
      value: '57,000 BTC',
      unit: 'text',
      meaning: 'The original documentation says that more than this amount was locked.',
      source: {id: 'DOC', path: 'docs/guides/overview/babylon_genesis/babylon_genesis.mdx'},
      asOf: '2026-06-25',
      unverified: 'Stated by the original documentation; we have not counted it on Bitcoin.',
    },
    'params-file': {
      label: 'Parameter file of phase 1',
      value:
        'https://raw.githubusercontent.com/babylonlabs-io/networks/05db2708c999c3f3c4fbceaa0778f75e19a5ea37/bbn-1/parameters/global-params.json',
      unit: 'url',
      meaning: 'File that the withdrawal command reads, at the commit that we checked.',
    },
  },
});
