import type {Clock} from './clock';
import type {SourceId} from './sources';

/** Units of values. Amounts are whole satoshis or ubbn; heights and lengths are in blocks. */
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
 * Where a value was read. `path` lists files or folders of the source, as in
 * `x/one.go, x/two at v1.2.3 (words); NET bbn-1/README.md`. For a source that is not a repository, it
 * is a description.
 */
export type Source = {readonly id: SourceId; readonly path: string};

/** A value that a reader might act on. */
export type Fact = {
  readonly label: string;
  /** Whole number (a BigInt above 2^53), decimal number as a string for percent, or text. */
  readonly value: number | bigint | string;
  readonly unit: Unit;
  /** Meaning of the value, in one sentence. */
  readonly meaning: string;
  /** Overrides the group's source. */
  readonly source?: Source;
  /** Date of the newest source with the value. Overrides the group's date. */
  readonly asOf?: string;
  /** Version or height from which the value applies. */
  readonly since?: string;
  /** Why the value could not be checked. Shown wherever the value is shown. */
  readonly unverified?: string;
};

/** Facts about one subject that share a source. The ID of a fact is `<group>.<key>`. */
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
  /** Key of a row that contains the address, on this site, that the cell links to. */
  readonly link?: string;
};

/** The source of a part of a table that is not from the table's main source. */
export type FurtherSource = {
  /** The part of the table, such as `Version 5`. */
  readonly part: string;
  readonly source: Source;
  readonly asOf: string;
};

/**
 * Cells by column key, and optionally `unverified`: why the row could not be checked, which is shown
 * with the row.
 */
export type Row = Readonly<Record<string, string | number>>;

/** The key of a row that has no column. */
export const UNVERIFIED = 'unverified';

/** A table of the data. Pages show the cells in the order of `columns`. */
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

/** Returns a group of facts unchanged, so that the editor checks its type. */
export function defineFacts(group: FactGroup): FactGroup {
  return group;
}

/** Returns a table unchanged, so that the editor checks its type. */
export function defineTable(table: Table): Table {
  return table;
}
