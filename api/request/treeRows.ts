import {type ExactJson, isContainer, writeLeaf} from '../schema/exactJson';
import {step} from '../schema/pointers';
import {quoted, visibleText} from '../schema/visibleText';

/** One line of the tree. */
export type TreeRow = {
  /** JSON pointer of the value; of a list's remainder, that of the list with ' more'. */
  id: string;
  /** The row that holds this one; none for the root. */
  parent?: string;
  level: number;
  position: number;
  siblings: number;
  /** Name of the field, in quotes, or index in the list. */
  label?: string;
  text: string;
  kind: 'open' | 'closed' | 'string' | 'number' | 'literal' | 'more';
};

/** What of the tree is open: by pointer, how many children are shown. */
export type Opened = ReadonlyMap<string, number>;

/** Children that are shown at once: a list of 100,000 would freeze the page. */
export const PAGE = 100;

/** Longest text on one line, in characters. */
const MAX_TEXT = 2_000;

/** The lines that can be seen, from top to bottom. */
export function treeRows(root: ExactJson, opened: Opened): TreeRow[] {
  const rows: TreeRow[] = [];
  const visit = (
    value: ExactJson,
    row: Pick<TreeRow, 'id' | 'parent' | 'level' | 'position' | 'siblings' | 'label'>,
  ) => {
    const children = childrenOf(value);
    if (children === undefined) {
      rows.push({...row, ...leaf(value)});
      return;
    }
    const shown = children.length === 0 ? undefined : opened.get(row.id);
    const kind = shown === undefined ? 'closed' : 'open';
    if (children.length === 0) {
      rows.push({...row, kind: 'literal', text: Array.isArray(value) ? '[]' : '{}'});
      return;
    }
    rows.push({...row, kind, text: summary(value, children.length)});
    if (shown === undefined) return;
    const within = {
      parent: row.id,
      level: row.level + 1,
      siblings: Math.min(shown, children.length),
    };
    const rest = children.length - shown;
    if (rest > 0) within.siblings += 1;
    children.slice(0, shown).forEach(([name, child], index) => {
      const label = typeof name === 'string' ? quoted(name) : String(name);
      visit(child, {...within, id: step(row.id, name), position: index + 1, label});
    });
    if (rest > 0) {
      const text = `Show ${Math.min(PAGE, rest)} more of ${rest}`;
      rows.push({...within, id: `${row.id} more`, position: within.siblings, kind: 'more', text});
    }
  };
  visit(root, {id: '', level: 1, position: 1, siblings: 1});
  return rows;
}

/** Opens from the top, level by level, as long as the lines stay below a number. */
export function openFirst(root: ExactJson, lines = 120): Opened {
  const opened = new Map<string, number>();
  let count = 1;
  let level: [string, ExactJson][] = [['', root]];
  while (level.length > 0) {
    const next: [string, ExactJson][] = [];
    for (const [id, value] of level) {
      const children = childrenOf(value);
      if (!children || children.length === 0) continue;
      const shown = Math.min(children.length, PAGE);
      // The top is always open.
      if (id !== '' && count + shown > lines) continue;
      opened.set(id, PAGE);
      count += shown;
      for (const [name, child] of children.slice(0, shown)) next.push([step(id, name), child]);
    }
    level = next;
  }
  return opened;
}

/** The same with the way to a value open, so that its line can be seen. */
export function openTo(root: ExactJson, opened: Opened, pointer: string): Opened {
  const next = new Map(opened);
  let value: ExactJson | undefined = root;
  let id = '';
  for (const segment of pointer.split('/').slice(1)) {
    const children: [string | number, ExactJson][] =
      value === undefined ? [] : (childrenOf(value) ?? []);
    const index = children.findIndex(([name]) => step('', name) === `/${segment}`);
    if (index < 0) break;
    next.set(id, Math.max(next.get(id) ?? PAGE, Math.ceil((index + 1) / PAGE) * PAGE));
    value = children[index]?.[1];
    id = `${id}/${segment}`;
  }
  return next;
}

function childrenOf(value: ExactJson): [string | number, ExactJson][] | undefined {
  if (Array.isArray(value)) return value.map((entry, index) => [index, entry]);
  return isContainer(value) ? Object.entries(value) : undefined;
}

function summary(value: ExactJson, count: number): string {
  if (Array.isArray(value)) return `[ ${count} ${count === 1 ? 'entry' : 'entries'} ]`;
  return `{ ${count} ${count === 1 ? 'field' : 'fields'} }`;
}

function leaf(value: ExactJson): Pick<TreeRow, 'kind' | 'text'> {
  if (typeof value === 'string') {
    if (value.length <= MAX_TEXT) return {kind: 'string', text: quoted(value)};
    const rest = value.length - MAX_TEXT;
    const text = `${quoted(value.slice(0, MAX_TEXT))} and ${rest} more characters`;
    return {kind: 'string', text: visibleText(text)};
  }
  const text = writeLeaf(value as Parameters<typeof writeLeaf>[0]);
  if (value === null || typeof value === 'boolean') return {kind: 'literal', text};
  return {kind: 'number', text: text.slice(0, MAX_TEXT)};
}
