import type {ReactNode} from 'react';
import {opensNewTab} from '../client/links';
import Highlight from '../client/Highlight';
import ResultLink from '../client/ResultLink';
import {headingsOf, type Hit} from '../searcher';
import Icon, {type IconName} from './Icon';
import type {SavedHit, SavedSearches} from './savedSearches';

/** A button in a row that changes the saved searches. */
export type Action = {
  readonly icon: IconName;
  readonly label: string;
  readonly edit: (before: SavedSearches, hit: SavedHit) => SavedSearches;
  /** What the status message says after "<title> is", such as "now a favorite". */
  readonly outcome: string;
};

/** Rows with a common heading. */
export type Group = {
  readonly title: string;
  readonly hits: readonly (Hit | SavedHit)[];
  /** Replaces the icon for the type of each hit. */
  readonly icon?: IconName;
  readonly actions?: readonly Action[];
};

type Handlers = {
  readonly onSelect: (index: number) => void;
  /** Called when a link is followed; `opensElsewhere` if it opens in another tab or window. */
  readonly onOpen: (hit: SavedHit, opensElsewhere: boolean) => void;
  readonly onAction: (action: Action, hit: SavedHit) => void;
};

type Props = Handlers & {
  readonly label: string;
  readonly groups: readonly Group[];
  /** Index of the selected row across all groups, from 0. */
  readonly selected: number;
};

/** DOM ID of a row, which the field references if the row is selected. */
export const rowId = (index: number) => `search-row-${index}`;

/** Results or saved searches in groups. */
export default function Rows({label, groups, selected, ...handlers}: Props): ReactNode {
  const rows = groups.flatMap(({hits}) => hits);
  return (
    <div role="tree" id="search-rows" aria-label={label}>
      {groups.map((group, groupIndex) => (
        <section key={group.title} role="group" aria-labelledby={`search-group-${groupIndex}`}>
          <div id={`search-group-${groupIndex}`} className="search-area">
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

/** A hit with an icon for its type, its location, and the buttons of its group. */
function Row({hit, index, group, isSelected, onSelect, onOpen, onAction}: RowProps): ReactNode {
  const {title, path} = headingsOf(hit.hierarchy);
  const isText = hit.type === 'content';
  const label =
    'heading' in hit
      ? ((isText ? hit.snippet : undefined) ?? hit.heading)
      : {text: (isText && hit.content) || title, ranges: []};
  // Without the area, which is the heading of the group.
  const location = [hit.host ?? [], path.slice(1), isText ? title : []].flat().join(' › ');
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
          <Highlight {...label} />
        </span>
        {location && <span className="search-row-place">{location}</span>}
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
