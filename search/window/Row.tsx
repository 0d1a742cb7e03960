import {memo, type ReactNode} from 'react';
import {headingsOf, type Hit} from '../searcher';
import Marked from '../client/Marked';
import {opensNewTab} from '../client/links';
import ResultLink from '../client/ResultLink';
import Icon, {type IconName} from './Icon';
import type {SavedHit} from './savedSearches';

type Props<T extends SavedHit> = {
  readonly hit: T;
  /** Place among all rows of the window, from 0. */
  readonly index: number;
  readonly isSelected: boolean;
  /** Instead of the icon for the type of the hit. */
  readonly icon?: IconName;
  readonly onSelect: (index: number) => void;
  /** A link was followed; `staysHere` when it opened in another tab or window. */
  readonly onOpen: (hit: SavedHit, staysHere: boolean) => void;
  /** Buttons at the end of the row. */
  readonly children?: ReactNode;
};

/** The id of a row, by which the field names the selected one. */
export const rowId = (index: number) => `search-row-${index}`;

/** A hit or a saved search: what it is, and below it where it is. */
export default memo(function Row(props: Props<Hit | SavedHit>): ReactNode {
  const {hit, index, isSelected, icon, onSelect, onOpen, children} = props;
  const {title, path} = headingsOf(hit.hierarchy);
  const isText = hit.type === 'content';
  const marked =
    'heading' in hit
      ? ((isText ? hit.snippet : undefined) ?? hit.heading)
      : {text: (isText && hit.content) || title, ranges: []};
  // The name of the area is above the group.
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
        <Icon name={icon ?? (isText ? 'text' : path.length < 2 ? 'page' : 'heading')} />
        <span className="search-row-title">
          <Marked marked={marked} />
        </span>
        {place && <span className="search-row-place">{place}</span>}
      </ResultLink>
      {children}
    </li>
  );
});
