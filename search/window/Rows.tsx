import type {ReactNode} from 'react';
import {opensNewTab} from '../client/links';
import Marked from '../client/Marked';
import ResultLink from '../client/ResultLink';
import {headingsOf, type Hit} from '../searcher';
import Icon, {type IconName} from './Icon';
import type {SavedHit, SavedSearches} from './savedSearches';

/** A change of the saved searches that a button of a row makes. */
export type Action = {
  readonly icon: IconName;
  readonly label: string;
  readonly edit: (before: SavedSearches, hit: SavedHit) => SavedSearches;
  /** Words for the status line afterwards, following "is". */
  readonly outcome: string;
};

/** Rows below one heading. */
export type Group = {
  readonly title: string;
  readonly hits: readonly (Hit | SavedHit)[];
  /** Instead of an icon for the type of each hit. */
  readonly icon?: IconName;
  readonly actions?: readonly Action[];
};

type Handlers = {
  readonly onSelect: (index: number) => void;
  /** A link was followed; `staysHere` when it opened in another tab or window. */
  readonly onOpen: (hit: SavedHit, staysHere: boolean) => void;
  readonly onAction: (action: Action, hit: SavedHit) => void;
};

type Props = Handlers & {
  readonly label: string;
  readonly groups: readonly Group[];
  /** The selected row, counted through all groups from 0. */
  readonly selected: number;
};

/** The id of a row, by which the field refers to the selected one. */
export const rowId = (index: number) => `search-row-${index}`;

/** Results or saved searches in groups. */
export default function Rows({label, groups, selected, ...handlers}: Props): ReactNode {
  const rows = groups.flatMap(({hits}) => hits);
  return (
    <div role="tree" id="search-rows" aria-label={label}>
      {groups.map((group, place) => (
        <section key={group.title} role="group" aria-labelledby={`search-group-${place}`}>
          <div id={`search-group-${place}`} className="search-area">
            {group.title}
          </div>
          <ul role="none">
            {group.hits.map((hit) => {
              const index = rows.indexOf(hit);
              const row = {hit, index, group, isSelected: index === selected};
              return <Row key={hit.objectID + hit.url} {...row} {...handlers} />;
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

type RowProps = Handlers & {
  readonly hit: Hit | SavedHit;
  readonly index: number;
  readonly group: Group;
  readonly isSelected: boolean;
};

/** Kind and location of a hit, and the buttons of its group. */
function Row({hit, index, group, isSelected, onSelect, onOpen, onAction}: RowProps): ReactNode {
  const {title, path} = headingsOf(hit.hierarchy);
  const isText = hit.type === 'content';
  const marked =
    'heading' in hit
      ? ((isText ? hit.snippet : undefined) ?? hit.heading)
      : {text: (isText && hit.content) || title, ranges: []};
  // The area is the heading of the group.
  const place = [hit.host ?? [], path.slice(1), isText ? title : []].flat().join(' › ');
  return (
    <li
      role="treeitem"
      id={rowId(index)}
      aria-selected={isSelected}
      className="search-row"
      onMouseMove={() => onSelect(index)}
    >
      <ResultLink
        to={hit.url}
        onFocus={() => onSelect(index)}
        onClick={(event) => onOpen(hit, opensNewTab(event))}
      >
        <Icon name={group.icon ?? (isText ? 'text' : path.length < 2 ? 'page' : 'heading')} />
        <span className="search-row-title">
          <Marked marked={marked} />
        </span>
        {place && <span className="search-row-place">{place}</span>}
      </ResultLink>
      {group.actions?.map((action) => (
        <button
          key={action.label}
          type="button"
          className="search-action"
          title={action.label}
          aria-label={action.label}
          onClick={() => onAction(action, hit)}
        >
          <Icon name={action.icon} />
        </button>
      ))}
    </li>
  );
}
