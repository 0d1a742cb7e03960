import {isLosslessNumber} from 'lossless-json';
import {type ExactJson, isObject, formatJson} from '../schema/exactJson';
import {segmentsOf, appendSegment, valueAt} from '../schema/pointers';
import {quote} from '../schema/escapeHidden';

/** One row of the tree. */
export type TreeRow = {
  /** JSON pointer of the value. The row that shows more of a list appends ` more` to it. */
  id: string;
  /** Id of the parent row; `undefined` for the root. */
  parent?: string;
  level: number;
  position: number;
  siblings: number;
  /** Name of the field in quotes, or index in the list. */
  label?: string;
  text: string;
  kind: 'open' | 'closed' | 'string' | 'number' | 'literal' | 'more';
};

/** Number of visible children by the pointer of each open value. */
export type OpenRows = ReadonlyMap<string, number>;

/** Number of children that are added at a time, because a list of 100,000 would freeze the page. */
export const PAGE_SIZE = 100;

/** Maximum length of the text in a row, in characters. */
const MAX_TEXT = 2_000;

/** The visible rows from top to bottom. */
export function treeRows(root: ExactJson, openRows: OpenRows): TreeRow[] {
  const rows: TreeRow[] = [];
  const visit = (value: ExactJson, row: Omit<TreeRow, 'kind' | 'text'>) => {
    const children = childrenOf(value);
    if (children.length === 0) {
      rows.push({...row, ...leaf(value)});
      return;
    }
    const visibleCount = openRows.get(row.id);
    const kind = visibleCount === undefined ? 'closed' : 'open';
    rows.push({...row, kind, text: summary(value, children.length)});
    if (visibleCount === undefined) return;
    const rest = children.length - visibleCount;
    const siblings = rest > 0 ? visibleCount + 1 : children.length;
    const shared = {parent: row.id, level: row.level + 1, siblings};
    children.slice(0, visibleCount).forEach(([name, child], index) => {
      const label = typeof name === 'string' ? quote(name) : String(name);
      visit(child, {...shared, id: appendSegment(row.id, name), position: index + 1, label});
    });
    if (rest > 0) {
      const text = `Show ${Math.min(PAGE_SIZE, rest)} more of ${rest}`;
      rows.push({...shared, id: `${row.id} more`, position: siblings, kind: 'more', text});
    }
  };
  visit(root, {id: '', level: 1, position: 1, siblings: 1});
  return rows;
}

/** Opens the tree level by level, as long as it has at most `maxRows` rows. */
export function initialOpenRows(root: ExactJson, maxRows = 120): OpenRows {
  const openRows = new Map<string, number>();
  let count = 1;
  let level: [string, ExactJson][] = [['', root]];
  while (level.length > 0) {
    const next: [string, ExactJson][] = [];
    for (const [id, value] of level) {
      const children = childrenOf(value).slice(0, PAGE_SIZE);
      // The root is always open.
      if (children.length === 0 || (id !== '' && count + children.length > maxRows)) continue;
      openRows.set(id, PAGE_SIZE);
      count += children.length;
      for (const [name, child] of children) next.push([appendSegment(id, name), child]);
    }
    level = next;
  }
  return openRows;
}

/** Opens all ancestors of a value as well, so that its row becomes visible. */
export function openAncestors(root: ExactJson, openRows: OpenRows, pointer: string): OpenRows {
  const next = new Map(openRows);
  let id = '';
  for (const name of segmentsOf(pointer)) {
    const children = childrenOf(valueAt(root, id) ?? null);
    const index = children.findIndex(([key]) => String(key) === name);
    if (index < 0) break;
    next.set(
      id,
      Math.max(next.get(id) ?? PAGE_SIZE, Math.ceil((index + 1) / PAGE_SIZE) * PAGE_SIZE),
    );
    id = appendSegment(id, name);
  }
  return next;
}

function childrenOf(value: ExactJson): [string | number, ExactJson][] {
  if (Array.isArray(value)) return value.map((entry, index) => [index, entry]);
  return isObject(value) ? Object.entries(value) : [];
}

function summary(value: ExactJson, count: number): string {
  if (Array.isArray(value)) return `[ ${count} ${count === 1 ? 'entry' : 'entries'} ]`;
  return `{ ${count} ${count === 1 ? 'field' : 'fields'} }`;
}

function leaf(value: ExactJson): Pick<TreeRow, 'kind' | 'text'> {
  if (isLosslessNumber(value)) return {kind: 'number', text: value.value.slice(0, MAX_TEXT)};
  if (typeof value !== 'string') return {kind: 'literal', text: formatJson(value)};
  const hiddenLength = value.length - MAX_TEXT;
  const suffix = hiddenLength > 0 ? ` and ${hiddenLength} more characters` : '';
  return {kind: 'string', text: `${quote(value.slice(0, MAX_TEXT))}${suffix}`};
}
