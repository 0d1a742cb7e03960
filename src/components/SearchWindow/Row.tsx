import {memo, type ReactNode} from 'react';
import type {FoundHit} from '@site/src/components/search/foundHit';
import {headings} from '@site/src/components/search/headings';
import Marked from '@site/src/components/search/Marked';
import {opensElsewhere} from '@site/src/components/search/opensElsewhere';
import ResultLink from '@site/src/components/search/ResultLink';
import Icon, {type IconName} from './Icon';

type Props = {
  readonly hit: FoundHit;
  /** Place among all rows of the window, from 0. */
  readonly index: number;
  readonly isMarked: boolean;
  /** In the place of the one that tells what was found. */
  readonly icon?: IconName;
  readonly onMark: (index: number) => void;
  /** A link was followed; `stays` when it was into another tab or window. */
  readonly onOpen: (hit: FoundHit, stays: boolean) => void;
  /** Buttons at the end of the row. */
  readonly children?: ReactNode;
};

/** The id of a row, by which the field names the one that Enter opens. */
export const rowId = (index: number) => `search-row-${index}`;

/** One place of the site: what was found there, and below it where it stands. */
export default memo(function Row(props: Props): ReactNode {
  const {hit, index, isMarked, icon, onMark, onOpen, children} = props;
  const {_snippetResult: snippets, content, type} = hit;
  const isText = type === 'content' && Boolean(content);
  const {title, path} = headings(hit.hierarchy);
  const isPage = path.length < 2;
  // The name of the area stands above the group.
  const place = [hit.host ?? [], path.slice(1), isText ? title : []].flat().join(' › ');
  return (
    <li
      role="treeitem"
      id={rowId(index)}
      aria-selected={isMarked}
      className="search-row"
      onMouseMove={() => onMark(index)}
    >
      <ResultLink
        to={hit.url}
        onFocus={() => onMark(index)}
        onClick={(event) => onOpen(hit, opensElsewhere(event))}
      >
        <Icon name={icon ?? (isText ? 'text' : isPage ? 'page' : 'heading')} />
        <span className="search-row-title">
          {isText ? (
            <Marked value={snippets?.content?.value} text={content ?? ''} />
          ) : (
            <Marked value={snippets?.hierarchy?.[`lvl${path.length}`]?.value} text={title} />
          )}
        </span>
        {place && <span className="search-row-place">{place}</span>}
      </ResultLink>
      {children}
    </li>
  );
});
