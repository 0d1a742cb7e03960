import type {ComponentProps, ReactNode} from 'react';
import {headings} from '@site/src/components/search/headings';
import Icon, {type IconName} from './Icon';
import Row from './Row';
import {forget, promote, type SavedHit, type SavedSearches} from './savedSearches';

type Props = Pick<ComponentProps<typeof Row>, 'onMark' | 'onOpen'> & {
  readonly saved: SavedSearches;
  /** Place of the row that Enter opens, recent ones first. */
  readonly marked: number;
  /** A saved search is moved or removed; `said` is what the reader is told of it. */
  readonly onChange: (work: (before: SavedSearches) => SavedSearches, said: string) => void;
};

/** What the window shows before anything is typed: the searches that this browser keeps. */
export default function Saved({saved, marked, onMark, onOpen, onChange}: Props): ReactNode {
  const {recent, favorites} = saved;
  if (recent.length + favorites.length === 0) {
    return <p className="search-none">No recent searches</p>;
  }
  const row = (hit: SavedHit, index: number, icon: IconName, actions: readonly Action[]) => {
    const name = headings(hit.hierarchy).title;
    return (
      <Row
        key={hit.url}
        hit={hit}
        index={index}
        isMarked={index === marked}
        icon={icon}
        onMark={onMark}
        onOpen={onOpen}
      >
        {actions.map(({icon: sign, label, work, said}) => (
          <button
            key={label}
            type="button"
            className="search-action"
            title={label}
            aria-label={label}
            onClick={() => onChange((before) => work(before, hit), `${name} is ${said}`)}
          >
            <Icon name={sign} />
          </button>
        ))}
      </Row>
    );
  };
  return (
    <div role="tree" id="search-rows" aria-label="Saved searches">
      {recent.length > 0 && (
        <section role="group" aria-labelledby="search-recent">
          <div id="search-recent" className="search-area">
            Recent
          </div>
          <ul role="none">
            {recent.map((hit, index) => row(hit, index, 'recent', RECENT_ACTIONS))}
          </ul>
        </section>
      )}
      {favorites.length > 0 && (
        <section role="group" aria-labelledby="search-favorites">
          <div id="search-favorites" className="search-area">
            Favorite
          </div>
          <ul role="none">
            {favorites.map((hit, index) =>
              row(hit, recent.length + index, 'favorite', FAVORITE_ACTIONS),
            )}
          </ul>
        </section>
      )}
    </div>
  );
}

type Action = {
  readonly icon: IconName;
  readonly label: string;
  readonly work: (before: SavedSearches, hit: SavedHit) => SavedSearches;
  /** What the search is afterwards. */
  readonly said: string;
};

const RECENT_ACTIONS: readonly Action[] = [
  {icon: 'favorite', label: 'Save this search', work: promote, said: 'a favorite now'},
  {
    icon: 'clear',
    label: 'Remove this search from history',
    work: forget,
    said: 'removed from history',
  },
];

const FAVORITE_ACTIONS: readonly Action[] = [
  {
    icon: 'clear',
    label: 'Remove this search from favorites',
    work: forget,
    said: 'removed from favorites',
  },
];
