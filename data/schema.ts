import type {Clock} from './clock';
import type {SourceId} from './sources';

/** How a value is measured. Amounts are whole satoshi or ubbn; heights and lengths are blocks. */
export const units = [
  'satoshi',
  'ubbn',
  'bitcoin-blocks',
  'bitcoin-height',
  'babylon-blocks',
  'babylon-height',
  'percent',
  'seconds',
  'date',
  'count',
  'gas',
  'bytes',
  'version',
  'text',
  'url',
  'hex',
] as const;

export type Unit = (typeof units)[number];

/** Units whose values must be whole numbers. */
export const integerUnits: ReadonlySet<Unit> = new Set([
  'satoshi',
  'ubbn',
  'bitcoin-blocks',
  'bitcoin-height',
  'babylon-blocks',
  'babylon-height',
  'seconds',
  'gas',
  'bytes',
]);

export type NetworkId = 'bbn-1' | 'bbn-test-6' | 'bbn-test-5' | 'edge-devnet-1';

/**
 * Where a value was read. `path` names files or folders of the source, as in
 * `x/one.go, x/two at v1.2.3 (words); NET bbn-1/README.md`; a source that is not a repository has words.
 */
export type Source = {readonly id: SourceId; readonly path: string};

/** One value that a reader might act on. */
export type Fact = {
  readonly label: string;
  /** Whole number (BigInt past 2^53), decimal as text for percent, or text. */
  readonly value: number | bigint | string;
  readonly unit: Unit;
  /** What the value decides, in one sentence. */
  readonly meaning: string;
  /** Overrides the group's source. */
  readonly source?: Source;
  /** Overrides the group's date: the day of the newest source that gives the value. */
  readonly asOf?: string;
  /** Version or height since which it holds. */
  readonly since?: string;
  /** Why nobody could check the value; said wherever it is shown. */
  readonly unverified?: string;
};

/** Facts of one subject that share a source. A fact's id is `<group>.<key>`. */
export type FactGroup = {
  readonly group: string;
  readonly title: string;
  readonly network?: NetworkId;
  readonly source: Source;
  readonly asOf: string;
  readonly facts: Readonly<Record<string, Fact>>;
};

export type Column = {
  readonly key: string;
  readonly label: string;
  readonly align?: 'left' | 'right';
  readonly unit?: string;
  /** `code` shows cells as code. */
  readonly format?: 'text' | 'code';
  /** Key of the rows that holds where a cell leads: an address on this site. */
  readonly link?: string;
};

/** What a table takes from another source than the one it names first. */
export type FurtherSource = {
  /** What comes from there, such as `Version 5`. */
  readonly of: string;
  readonly source: Source;
  readonly asOf: string;
};

/**
 * A row's cells by the keys of the columns, and perhaps `unverified`: why nobody could check the
 * row, said wherever it is shown.
 */
export type Row = Readonly<Record<string, string | number>>;

/** The key of a row that is not a column. */
export const UNVERIFIED = 'unverified';

/** A table kept as data; cells are text, in the order of `columns`. */
export type Table = {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly source: Source;
  readonly asOf: string;
  readonly further?: readonly FurtherSource[];
  readonly network?: NetworkId;
  readonly note?: string;
};

/** Facts or a table that depend on the day or the Bitcoin height for which the site is built. */
export type Timed<T> = (clock: Clock) => T;

/** Types a group of facts, so that the editor marks a mistake while you write it. */
export function defineFacts(group: FactGroup): FactGroup {
  return group;
}

/** Types a table. */
export function defineTable(table: Table): Table {
  return table;
}
