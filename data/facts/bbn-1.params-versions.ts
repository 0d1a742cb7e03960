import {isOver, type Clock} from '../clock';
import {defineFacts, UNVERIFIED, type Fact, type Row} from '../schema';
import table, {TERM, versions, whole} from '../tables/bbn-1.btcstaking-versions';

const SATOSHI_PER_BITCOIN = 100_000_000n;

const EXAMPLE = 900_000;

/** Converts `0.05` or `5,000` bitcoin to satoshi without using floats. */
function satoshi(cell: string | number | undefined): bigint {
  const [units = '0', parts = ''] = String(cell).replaceAll(',', '').split('.');
  return BigInt(units) * SATOSHI_PER_BITCOIN + BigInt(parts.padEnd(8, '0'));
}

/** Sources of the versions that the first source lacks, and whether they were checked. */
function originOf(row: Row, clock: Clock): Pick<Fact, 'source' | 'asOf' | 'unverified'> {
  const found = table(clock).further?.find(({of}) => of === `Version ${row['version']}`);
  const why = row[UNVERIFIED];
  return {
    ...(found && {source: found.source, asOf: found.asOf}),
    ...(why !== undefined && {unverified: String(why)}),
  };
}

function factsOf(row: Row): [string, Fact][] {
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
        meaning: 'Timelock of the unbonding output of a stake of this version.',
      },
    ],
    [
      `${key}-fee`,
      {
        label: `Unbonding fee, ${name}`,
        value: whole(row['fee']),
        unit: 'satoshi',
        meaning: 'Exact fee of the unbonding transaction of a stake of this version.',
      },
    ],
    [
      `${key}-slashing`,
      {
        label: `Minimum slashing fee, ${name}`,
        value: whole(row['slashing']),
        unit: 'satoshi',
        meaning: 'Minimum fee of a slashing transaction under this version.',
      },
    ],
  ];
}

/** The rows of the table of versions as single values, for text and figures. */
export default (clock: Clock) =>
  defineFacts({
    group: 'bbn-1.params-versions',
    title: 'Staking parameters by version, mainnet',
    network: 'bbn-1',
    source: table(clock).source,
    asOf: table(clock).asOf,
    facts: {
      ...Object.fromEntries(
        versions.flatMap((row) =>
          factsOf(row).map(([key, fact]) => [key, {...fact, ...originOf(row, clock)}]),
        ),
      ),
      'example-height': {
        label: 'Bitcoin height in the example',
        value: EXAMPLE,
        unit: 'bitcoin-height',
        meaning: 'Chosen for the worked example; version 4 applies at this height.',
      },
      'example-end': {
        label: 'Expiry in the example',
        value: EXAMPLE + TERM,
        unit: 'bitcoin-height',
        meaning: 'The height in the example plus the staking time.',
      },
      'old-terms-end': {
        label: 'Last expiry of an older version',
        value: whole(versions.at(-1)?.['height']) - 1 + TERM,
        unit: 'bitcoin-height',
        meaning:
          'A stake mined in the last block before the current version took effect is locked until this height. Only a stake that was registered earlier and mined later can expire after this height.',
      },
      'example-state': {
        label: 'State of the timelock in the example',
        value: isOver(EXAMPLE + TERM, clock) ? 'has expired' : 'has not expired',
        unit: 'text',
        meaning: `Based on the Bitcoin height estimated for ${clock.day}.`,
      },
    },
  });
