import {hasExpired, type Clock} from '../clock';
import {defineFacts, UNVERIFIED, type Fact, type Row} from '../schema';
import table, {TERM, versions, parseInteger} from '../tables/bbn-1.btcstaking-versions';

const SATOSHI_PER_BITCOIN = 100_000_000n;

const EXAMPLE = 900_000;

/** Converts a cell such as `0.05` or `5,000` bitcoin to satoshis, without using floats. */
function toSatoshi(cell: string | number | undefined): bigint {
  const [integer = '0', fraction = ''] = String(cell).replaceAll(',', '').split('.');
  return BigInt(integer) * SATOSHI_PER_BITCOIN + BigInt(fraction.padEnd(8, '0'));
}

/** The origin of a version's values, if it differs from that of the group. */
function originOf(row: Row, clock: Clock): Pick<Fact, 'source' | 'asOf' | 'unverified'> {
  const origin = table(clock).further?.find(({part}) => part === `Version ${row['version']}`);
  const why = row[UNVERIFIED];
  return {
    ...(origin && {source: origin.source, asOf: origin.asOf}),
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
        value: parseInteger(row['height']),
        unit: 'bitcoin-height',
        meaning: `First Bitcoin height at which ${name} of the staking parameters applies.`,
      },
    ],
    [
      `${key}-max`,
      {
        label: `Maximum stake, ${name}`,
        value: toSatoshi(row['max']),
        unit: 'satoshi',
        meaning: 'Largest staking output that can be registered under this version.',
      },
    ],
    [
      `${key}-unbonding`,
      {
        label: `Unbonding time, ${name}`,
        value: parseInteger(row['unbonding']),
        unit: 'bitcoin-blocks',
        meaning: 'Timelock of the unbonding output of a stake of this version.',
      },
    ],
    [
      `${key}-fee`,
      {
        label: `Unbonding fee, ${name}`,
        value: parseInteger(row['fee']),
        unit: 'satoshi',
        meaning: 'Exact fee of the unbonding transaction of a stake of this version.',
      },
    ],
    [
      `${key}-slashing`,
      {
        label: `Minimum slashing fee, ${name}`,
        value: parseInteger(row['slashing']),
        unit: 'satoshi',
        meaning: 'Minimum slashing transaction fee under this version.',
      },
    ],
  ];
}

/** The cells of the table of versions as facts, for texts and figures. */
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
        value: parseInteger(versions.at(-1)?.['height']) - 1 + TERM,
        unit: 'bitcoin-height',
        meaning:
          'A stake mined in the last block before the current version took effect is locked until this height. Only a stake that was registered earlier and mined later can expire after this height.',
      },
      'example-state': {
        label: 'State of the timelock in the example',
        value: hasExpired(EXAMPLE + TERM, clock) ? 'has expired' : 'has not expired',
        unit: 'text',
        meaning: `Based on the Bitcoin height estimated for ${clock.day}.`,
      },
    },
  });
