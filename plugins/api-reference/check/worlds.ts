import bitcoinBase from '../../../data/facts/btclightclient';
import chain from '../../../data/facts/bbn-1.chain';
import epoching from '../../../data/facts/bbn-1.epoching';
import upgrades from '../../../data/tables/bbn-1.upgrades';
import {BLOCKS_A_DAY, KNOWN_BLOCK} from '../../../data/clock';

/**
 * What is so at one moment. The examples of the documents are made up, but they tell of one world:
 * between two anchors everything grows in a straight line.
 */
export type Anchor = {
  readonly event: string;
  readonly time?: string;
  readonly babylon?: number;
  readonly bitcoin?: number;
  /** Proof of work since the base header, as the light client adds it up. */
  readonly work?: bigint;
};

/** A chain that examples are about. */
export type World = {
  readonly name: string;
  /** Blocks in an epoch. */
  readonly epochLength: number;
  /** In the order of time; the last one is the present of the examples. */
  readonly anchors: readonly Anchor[];
};

const launch = {
  height: Number(upgrades.rows.find(({name}) => name === 'v1')?.height),
  time: `${String(chain.facts['launch-date']?.value)}T09:00:00Z`,
};

/**
 * Mainnet. Its heights, times and first header are facts; the hour of the launch and the sums of
 * work are not. The latter go by a mean difficulty of 108 T until July 2025, and 141 T from then on.
 */
export const mainnet: World = {
  name: 'mainnet',
  epochLength: Number(epoching.facts['epoch-interval']?.value),
  anchors: [
    {
      event: 'base header of the light client',
      time: '2024-07-31T09:13:32Z',
      bitcoin: Number(bitcoinBase.facts['mainnet-base']?.value),
      work: 389_415_605_071_732_861_450_470n,
    },
    {event: 'upgrade v1, the launch', time: launch.time, babylon: launch.height},
    {event: 'middle of July 2025', bitcoin: 905_800, work: 23_700n * 10n ** 24n},
    {
      event: 'a dated block of Bitcoin',
      time: `${KNOWN_BLOCK.on}T00:00:00Z`,
      bitcoin: KNOWN_BLOCK.height,
    },
    {
      event: 'the present of the examples',
      time: '2026-07-21T09:00:00Z',
      babylon: 4_035_106,
      bitcoin: 959_249,
      work: 56_000n * 10n ** 24n,
    },
  ],
};

/** The development network that the queries without a running network are described from. */
export const devnet: World = {
  name: 'the development network',
  epochLength: 10,
  anchors: [
    {event: 'its first block', time: '2025-04-28T06:56:12Z', babylon: 1},
    {event: 'its present', time: '2025-04-28T10:16:02Z', babylon: 1200},
  ],
};

/** Seconds between two blocks of Babylon, and of Bitcoin since the dated block, as data has them. */
export const pace = {
  babylon: Number(chain.facts['block-time']?.value),
  bitcoin: (24 * 60 * 60) / BLOCKS_A_DAY,
};

/** What the last anchor says. */
export function presentOf({anchors}: World): Anchor {
  return anchors.at(-1) ?? {event: 'nothing'};
}

/** Unix time in seconds at which a chain reached a height; the outer lines go on at both ends. */
export function timeAt(world: World, kind: 'babylon' | 'bitcoin', height: number): number {
  const points = world.anchors.flatMap(({time, [kind]: at}): [number, number][] =>
    time !== undefined && at !== undefined ? [[at, seconds(time)]] : [],
  );
  return onLine(points, height);
}

/** Proof of work at a height of Bitcoin. */
export function workAt(world: World, height: number): number {
  const points = world.anchors.flatMap(({bitcoin, work}): [number, number][] =>
    bitcoin !== undefined && work !== undefined ? [[bitcoin, Number(work)]] : [],
  );
  return onLine(points, height);
}

/** First and last height of an epoch. Epoch 0 is genesis alone. */
export function heightsOf({epochLength}: World, epoch: number): readonly [number, number] {
  return epoch === 0 ? [0, 0] : [(epoch - 1) * epochLength + 1, epoch * epochLength];
}

export function seconds(time: string): number {
  return Date.parse(time) / 1000;
}

function onLine(points: readonly [number, number][], x: number): number {
  const after = points.findIndex(([at]) => at >= x);
  const end = after < 0 ? points.length - 1 : Math.max(after, 1);
  const [[x1, y1], [x2, y2]] = [points[end - 1], points[end]] as [
    [number, number],
    [number, number],
  ];
  return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
}
