import {useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import type {ExactJson} from '../schema/exactJson';
import {PAGE_SIZE, treeRows, type OpenRows, type TreeRow} from '../request/treeRows';

type Props = {
  readonly value: ExactJson;
  readonly openRows: OpenRows;
  readonly onOpenRowsChange: (openRows: OpenRows) => void;
  /** Pointers of values that differ from the documentation. */
  readonly flagged: ReadonlySet<string>;
};

/**
 * A response as a tree with the keyboard support of the ARIA tree pattern: arrows move, open and
 * close, Home and End jump. Every value is rendered as text, never as markup.
 */
export function JsonTree({value, openRows, onOpenRowsChange, flagged}: Props): ReactNode {
  const tree = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('');
  const rows = treeRows(value, openRows);
  const active = Math.max(
    rows.findIndex((row) => row.id === current),
    0,
  );

  const focusRow = (index: number) => {
    const row = rows[index];
    if (!row) return;
    setCurrent(row.id);
    tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[index]?.focus();
  };
  /** Opens or closes a row, or shows more of a list. Other rows do nothing. */
  const toggle = ({id, kind, parent = ''}: TreeRow) => {
    const next = new Map(openRows);
    if (kind === 'closed') next.set(id, PAGE_SIZE);
    else if (kind === 'open') next.delete(id);
    else if (kind === 'more') {
      next.set(parent, (next.get(parent) ?? 0) + PAGE_SIZE);
      // New rows replace this one, so the row above it becomes the current row.
      setCurrent(rows[rows.findIndex((row) => row.id === id) - 1]?.id ?? '');
    }
    onOpenRowsChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[active];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => focusRow(active + 1),
      ArrowUp: () => focusRow(active - 1),
      Home: () => focusRow(0),
      End: () => focusRow(rows.length - 1),
      ArrowRight: () => (row.kind === 'closed' ? toggle(row) : focusRow(active + 1)),
      ArrowLeft: () =>
        row.kind === 'open' ? toggle(row) : focusRow(rows.findIndex(({id}) => id === row.parent)),
      Enter: () => toggle(row),
      ' ': () => toggle(row),
    };
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <div
      ref={tree}
      role="tree"
      aria-label="Response body"
      className="rq-tree"
      translate="no"
      dir="ltr"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {rows.map((row, index) => (
        <div
          key={row.id}
          role="treeitem"
          aria-level={row.level}
          aria-posinset={row.position}
          aria-setsize={row.siblings}
          aria-expanded={['open', 'closed'].includes(row.kind) ? row.kind === 'open' : undefined}
          aria-selected={index === active}
          tabIndex={index === active ? 0 : -1}
          data-pointer={row.id}
          className={`rq-row rq-${row.kind}`}
          style={{paddingInlineStart: `${Math.min(row.level, 12) * 16 + 4}px`}}
          onFocus={() => setCurrent(row.id)}
          onClick={() => toggle(row)}
          // The tree handles the keys of all rows.
          onKeyDown={undefined}
        >
          {row.label !== undefined && `${row.label}: `}
          <bdi>{row.text}</bdi>
          {flagged.has(row.id) && <span className="rq-flag"> differs</span>}
        </div>
      ))}
    </div>
  );
}
