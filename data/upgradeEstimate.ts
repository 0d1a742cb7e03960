import type {Clock} from './clock';
import type {FactGroup, NetworkId, Source, Table} from './schema';

/** A block whose height and day are known from the sources, and the target block time. */
export type Pace = {
  readonly height: number;
  /** `YYYY-MM-DD`. */
  readonly on: string;
  readonly secondsPerBlock: number;
  readonly source: Source;
};

/**
 * Estimates whether a scheduled upgrade has been reached. Real blocks take a little longer than the
 * target: v4.4 of both networks was still recorded as scheduled after the estimated day. Therefore the
 * estimated day is the earliest possible one, and the estimated height of the tip the highest.
 *
 * @param upgrades table of upgrades; the last row is the scheduled one
 */
export function upgradeEstimate(
  network: NetworkId,
  upgrades: Table,
  {height: start, on, secondsPerBlock, source}: Pace,
  {day}: Clock,
): FactGroup {
  const upgrade = upgrades.rows.at(-1);
  const name = String(upgrade?.['name']);
  const height = Number(String(upgrade?.['height']).replaceAll(',', ''));
  const seconds = (Date.parse(day) - Date.parse(on)) / 1000;
  const expected = Date.parse(on) + (height - start) * secondsPerBlock * 1000;
  const slowest = Math.floor(seconds / (height - start));
  return {
    group: `${network}.upgrade-estimate`,
    title: `Estimate for ${name}`,
    network,
    source,
    asOf: upgrades.asOf,
    facts: {
      height: {
        label: `Scheduled height of ${name}`,
        value: height,
        unit: 'babylon-height',
        meaning: 'Height at which nodes switch to the release of the upgrade.',
        source: upgrades.source,
      },
      'expected-on': {
        label: `Earliest day of ${name}, estimated`,
        value: new Date(expected).toISOString().slice(0, 10),
        unit: 'date',
        meaning: `Height ${start} was reached on ${on}; after that, one block every ${secondsPerBlock} seconds is assumed.`,
      },
      tip: {
        label: 'Height of the chain, estimated',
        value: Math.round((start + seconds / secondsPerBlock) / 1000) * 1000,
        unit: 'babylon-height',
        meaning: `Maximum for ${day}, with one block every ${secondsPerBlock} seconds since ${on}, rounded to the nearest thousand.`,
      },
      state: {
        label: `Whether ${name} has been reached, estimated`,
        value: slowest >= secondsPerBlock ? 'has been reached' : 'is still to come',
        unit: 'text',
        meaning: `Estimate for ${day}. To find out for certain, run: babylond query upgrade applied ${name}.`,
      },
      slowest: {
        label: 'Average block time up to which the estimate holds',
        value: slowest,
        unit: 'seconds',
        meaning: `If blocks since ${on} took no longer than this on average, ${name} was reached by ${day}.`,
      },
      on: {
        label: 'Day of the estimate',
        value: day,
        unit: 'date',
        meaning: 'Date for which this site was built.',
      },
    },
  };
}
