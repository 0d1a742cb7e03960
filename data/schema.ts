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
 * `x/one.go, x/two at v1.2.3 (words); NET bbn-1/README.md`; a source that is not a repository has a description.
 */
export type Source = {readonly id: SourceId; readonly path: string};

/** One value that a reader might act on. */
export type Fact = {
  readonly label: string;
  /** Whole number (BigInt past 2^53), decimal as text for percent, or text. */
  readonly value: number | bigint | string;
  readonly unit: Unit;
  /** Meaning of the value, in one sentence. */
  readonly meaning: string;
  /** Overrides the group's source. */
  readonly source?: Source;
  /** Overrides the group's date: the date of the newest source with the value. */
  readonly asOf?: string;
  /** Version or height from which the value applies. */
  readonly since?: string;
  /** Why the value could not be checked; shown wherever the value is. */
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
  /** Key of the row with the target of the cell's link, an address on this site. */
  readonly link?: string;
};

/** A source of part of a table, other than its main source. */
export type FurtherSource = {
  /** The part of the table from this source, such as `Version 5`. */
  readonly of: string;
  readonly source: Source;
  readonly asOf: string;
};

/**
 * A row's cells by column key, and optionally `unverified`: why the row could not be checked, shown
 * wherever the row is.
 */
export type Row = Readonly<Record<string, string | number>>;

/** Key of a row that has no column. */
export const UNVERIFIED = 'unverified';

/** A table in the data; cells are text, in the order of `columns`. */
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

/** Types a group of facts, so the editor marks errors as you type. */
export function defineFacts(group: FactGroup): FactGroup {
  return group;
}

/** Types a table. */
export function defineTable(table: Table): Table {
  return table;
}
