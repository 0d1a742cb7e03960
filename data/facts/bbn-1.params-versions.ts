import {defineFacts, type Fact} from '../schema';
import versions from '../tables/bbn-1.btcstaking-versions';
import current from './bbn-1.btcstaking';

const SATOSHI_PER_BITCOIN = 100_000_000n;

const whole = (cell: string | number | undefined): number =>
  Number(String(cell).replaceAll(',', ''));

/** `0.05` or `5,000` bitcoin as satoshi, without a float on the way. */
function satoshi(cell: string | number | undefined): bigint {
  const [units = '0', parts = ''] = String(cell).replaceAll(',', '').split('.');
  return BigInt(units) * SATOSHI_PER_BITCOIN + BigInt(parts.padEnd(8, '0'));
}

/** Term of every stake, in Bitcoin blocks; no version has another. */
const TERM = Number(current.facts['max-staking-time-blocks']!.value);
const EXAMPLE_HEIGHT = 900_000;

function factsOf(row: (typeof versions.rows)[number]): [string, Fact][] {
  const name = `version ${row['version']}`;
  const key = `v${row['version']}`;
  return [
    [
      `${key}-height`,
      {
        label: `Start of ${name}`,
        value: whole(row['height']),
        unit: 'bitcoin-height',
        meaning: `First Bitcoin height at which ${name} of the staking parameters applies.`,
      },
    ],
    [
      `${key}-max`,
      {
        label: `Maximum stake, ${name}`,
        value: satoshi(row['max']),
        unit: 'satoshi',
        meaning: 'Largest staking output that can be registered under this version.',
      },
    ],
    [
      `${key}-unbonding`,
      {
        label: `Unbonding time, ${name}`,
        value: whole(row['unbonding']),
        unit: 'bitcoin-blocks',
        meaning: 'Wait of a stake of this version between unbonding and withdrawal.',
      },
    ],
    [
      `${key}-fee`,
      {
        label: `Unbonding fee, ${name}`,
        value: whole(row['fee']),
        unit: 'satoshi',
        meaning: 'Fixed fee of the unbonding transaction of a stake of this version.',
      },
    ],
    [
      `${key}-slashing`,
      {
        label: `Least slashing fee, ${name}`,
        value: whole(row['slashing']),
        unit: 'satoshi',
        meaning: 'Least fee of a slashing transaction under this version.',
      },
    ],
  ];
}

/** The rows of the table of versions as single values, for text and drawings. */
export default defineFacts({
  group: 'bbn-1.params-versions',
  title: 'Staking parameters by version, mainnet',
  network: 'bbn-1',
  source: versions.source,
  asOf: versions.asOf,
  facts: {
    ...Object.fromEntries(versions.rows.flatMap(factsOf)),
    'example-height': {
      label: 'Bitcoin height in the example',
      value: EXAMPLE_HEIGHT,
      unit: 'bitcoin-height',
      meaning: 'Chosen for the worked example; it lies in version 4.',
    },
    'example-end': {
      label: 'End of the term in the example',
      value: EXAMPLE_HEIGHT + TERM,
      unit: 'bitcoin-height',
      meaning: 'Height of the example plus the term.',
    },
    'old-terms-end': {
      label: 'End of the last term of an older version',
      value: Number(current.facts['btc-activation-height']!.value) - 1 + TERM,
      unit: 'bitcoin-height',
      meaning:
        'A stake mined in the last block before the version in force began is locked until here. Only a stake registered earlier and mined later can end after it.',
    },
  },
});
