import type {Edition} from './edition';

/** Values of units for one word. All arrays have a place for every unit; few are in use. */
export type Row = {
  /** How well a unit answers, from 0. */
  readonly values: Float32Array;
  /** Words of the heading that holds the word, plus 32 for a title. */
  readonly headings: Uint8Array;
  /** How well that heading answers, from 0 to 1. */
  readonly weights: Float32Array;
  /** The units in use, in the order in which they came. */
  readonly units: Int32Array;
  count: number;
};

/** Rows that are not in use, by edition: making and clearing whole ones costs more than a query. */
const spare = new WeakMap<Edition, Row[]>();

/** An empty row. Give it back when done, before anything is awaited. */
export function takeRow(edition: Edition): Row {
  const kept = spare.get(edition)?.pop();
  if (kept) return kept;
  const {units} = edition;
  return {
    values: new Float32Array(units),
    headings: new Uint8Array(units),
    weights: new Float32Array(units),
    units: new Int32Array(units),
    count: 0,
  };
}

/** Empties a row and keeps it for the next word; it must not be used any more. */
export function giveRow(edition: Edition, row: Row): void {
  for (let at = 0; at < row.count; at += 1) {
    const unit = row.units[at] ?? 0;
    row.values[unit] = 0;
    row.headings[unit] = 0;
    row.weights[unit] = 0;
  }
  row.count = 0;
  const rows = spare.get(edition);
  if (rows) rows.push(row);
  else spare.set(edition, [row]);
}

/** Keeps the greater value of a unit. Values are above 0, so a unit at 0 is not in use. */
export function setBest(row: Row, unit: number, value: number): void {
  const before = row.values[unit] ?? 0;
  if (value <= before) return;
  if (before === 0) {
    row.units[row.count] = unit;
    row.count += 1;
  }
  row.values[unit] = value;
}

/** Keeps the better heading of a unit. */
export function setHeading(row: Row, unit: number, heading: number, weight: number): void {
  if (heading === 0 || weight <= (row.weights[unit] ?? 0)) return;
  row.headings[unit] = heading;
  row.weights[unit] = weight;
}
