import {useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import type {ExactJson} from '../schema/exactJson';
import {PAGE, treeRows, type Opened, type TreeRow} from '../request/treeRows';

type Props = {
  readonly value: ExactJson;
  readonly opened: Opened;
  readonly onOpened: (opened: Opened) => void;
  /** Pointers of values that are not as documented. */
  readonly flagged: ReadonlySet<string>;
};

/**
 * A reply as a tree with the keys of the tree pattern: arrows move, open and close, Home and End
 * jump. Every value is text; nothing of it is read as markup.
 */
export function JsonTree({value, opened, onOpened, flagged}: Props): ReactNode {
  const tree = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('');
  const rows = treeRows(value, opened);
  const active = Math.max(
    rows.findIndex((row) => row.id === current),
    0,
  );

  const focusRow = (index: number) => {
    const row = rows[Math.min(Math.max(index, 0), rows.length - 1)];
    if (!row) return;
    setCurrent(row.id);
    tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[rows.indexOf(row)]?.focus();
  };
  const toggle = (row: TreeRow, open = row.kind === 'closed') => {
    const next = new Map(opened);
    if (row.kind === 'more') {
      const list = row.parent ?? '';
      next.set(list, (next.get(list) ?? 0) + PAGE);
      // The line stands for others now; the focus stays in its place.
      setCurrent(rows[rows.indexOf(row) - 1]?.id ?? '');
    } else if (open) next.set(row.id, PAGE);
    else next.delete(row.id);
    onOpened(next);
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
        row.kind === 'open'
          ? toggle(row, false)
          : focusRow(rows.findIndex(({id}) => id === row.parent)),
      Enter: isToggle(row) ? () => toggle(row) : undefined,
      ' ': isToggle(row) ? () => toggle(row) : undefined,
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div
      ref={tree}
      role="tree"
      aria-label="Body of the reply"
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
          aria-expanded={isContainer(row) ? row.kind === 'open' : undefined}
          aria-selected={index === active}
          tabIndex={index === active ? 0 : -1}
          data-pointer={row.id}
          className={`rq-row rq-row--${row.kind}`}
          style={{paddingInlineStart: `${Math.min(row.level, 12) * 16 + 4}px`}}
          onFocus={() => setCurrent(row.id)}
          onClick={() => isToggle(row) && toggle(row)}
          // The keys of every line are the tree's.
          onKeyDown={undefined}
        >
          {row.label !== undefined && <span className="rq-label">{row.label}: </span>}
          <bdi className={`rq-value rq-value--${row.kind}`}>{row.text}</bdi>
          {flagged.has(row.id) && <span className="rq-flag"> differs</span>}
        </div>
      ))}
    </div>
  );
}

function isContainer({kind}: TreeRow): boolean {
  return kind === 'open' || kind === 'closed';
}

function isToggle(row: TreeRow): boolean {
  return isContainer(row) || row.kind === 'more';
}
