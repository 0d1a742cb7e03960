import {isLosslessNumber} from 'lossless-json';
import {type ExactJson, isObject, writePretty} from '../schema/exactJson';
import {namesOf, step, valueAt} from '../schema/pointers';
import {quoted} from '../schema/visibleText';

/** One row of the tree. */
export type TreeRow = {
  /** JSON pointer of the value; the row for the rest of a list has the list's and ` more`. */
  id: string;
  /** Id of the parent row; the root has none. */
  parent?: string;
  level: number;
  position: number;
  siblings: number;
  /** Name of the field in quotes, or index in the list. */
  label?: string;
  text: string;
  kind: 'open' | 'closed' | 'string' | 'number' | 'literal' | 'more';
};

/** Number of children that are shown, by the pointer of each open value. */
export type Opened = ReadonlyMap<string, number>;

/** Number of children that are shown at once: a list of 100,000 would freeze the page. */
export const PAGE = 100;

/** Maximum length of the text in a row, in characters. */
const MAX_TEXT = 2_000;

/** The visible rows from top to bottom. */
export function treeRows(root: ExactJson, opened: Opened): TreeRow[] {
  const rows: TreeRow[] = [];
  const visit = (value: ExactJson, row: Omit<TreeRow, 'kind' | 'text'>) => {
    const children = childrenOf(value);
    if (children.length === 0) {
      rows.push({...row, ...leaf(value)});
      return;
    }
    const shown = opened.get(row.id);
    const kind = shown === undefined ? 'closed' : 'open';
    rows.push({...row, kind, text: summary(value, children.length)});
    if (shown === undefined) return;
    const rest = children.length - shown;
    const siblings = rest > 0 ? shown + 1 : children.length;
    const within = {parent: row.id, level: row.level + 1, siblings};
    children.slice(0, shown).forEach(([name, child], index) => {
      const label = typeof name === 'string' ? quoted(name) : String(name);
      visit(child, {...within, id: step(row.id, name), position: index + 1, label});
    });
    if (rest > 0) {
      const text = `Show ${Math.min(PAGE, rest)} more of ${rest}`;
      rows.push({...within, id: `${row.id} more`, position: siblings, kind: 'more', text});
    }
  };
  visit(root, {id: '', level: 1, position: 1, siblings: 1});
  return rows;
}

/** Opens the tree level by level until it would have more than a number of rows. */
export function openFirst(root: ExactJson, maxRows = 120): Opened {
  const opened = new Map<string, number>();
  let count = 1;
  let level: [string, ExactJson][] = [['', root]];
  while (level.length > 0) {
    const next: [string, ExactJson][] = [];
    for (const [id, value] of level) {
      const shown = childrenOf(value).slice(0, PAGE);
      // The root is always open.
      if (shown.length === 0 || (id !== '' && count + shown.length > maxRows)) continue;
      opened.set(id, PAGE);
      count += shown.length;
      for (const [name, child] of shown) next.push([step(id, name), child]);
    }
    level = next;
  }
  return opened;
}

/** Also opens all ancestors of a value, so that its row is visible. */
export function openTo(root: ExactJson, opened: Opened, pointer: string): Opened {
  const next = new Map(opened);
  let id = '';
  for (const name of namesOf(pointer)) {
    const children = childrenOf(valueAt(root, id) ?? null);
    const index = children.findIndex(([key]) => String(key) === name);
    if (index < 0) break;
    next.set(id, Math.max(next.get(id) ?? PAGE, Math.ceil((index + 1) / PAGE) * PAGE));
    id = step(id, name);
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
  if (typeof value !== 'string') return {kind: 'literal', text: writePretty(value)};
  const more = value.length - MAX_TEXT;
  const cut = more > 0 ? ` and ${more} more characters` : '';
  return {kind: 'string', text: `${quoted(value.slice(0, MAX_TEXT))}${cut}`};
}
