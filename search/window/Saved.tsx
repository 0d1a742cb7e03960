import type {ComponentProps, ReactNode} from 'react';
import {headingsOf} from '../searcher';
import Icon, {type IconName} from './Icon';
import Row from './Row';
import {promote, remove, type SavedHit, type SavedSearches} from './savedSearches';

type Props = Pick<ComponentProps<typeof Row>, 'onSelect' | 'onOpen'> & {
  readonly saved: SavedSearches;
  /** The selected row, recent searches first. */
  readonly selected: number;
  /** An entry was moved or removed; `message` tells the reader. */
  readonly onChange: (edit: (before: SavedSearches) => SavedSearches, message: string) => void;
};

type Action = {
  readonly icon: IconName;
  readonly label: string;
  readonly edit: (before: SavedSearches, hit: SavedHit) => SavedSearches;
  /** Follows "is" in the message. */
  readonly outcome: string;
};

const LISTS: readonly {
  readonly name: keyof SavedSearches;
  readonly title: string;
  readonly icon: IconName;
  readonly actions: readonly Action[];
}[] = [
  {
    name: 'recent',
    title: 'Recent',
    icon: 'recent',
    actions: [
      {icon: 'favorite', label: 'Save this search', edit: promote, outcome: 'a favorite now'},
      {
        icon: 'clear',
        label: 'Remove this search from history',
        edit: remove,
        outcome: 'removed from history',
      },
    ],
  },
  {
    name: 'favorites',
    title: 'Favorite',
    icon: 'favorite',
    actions: [
      {
        icon: 'clear',
        label: 'Remove this search from favorites',
        edit: remove,
        outcome: 'removed from favorites',
      },
    ],
  },
];

/** The start screen: recent and favorite searches. */
export default function Saved({saved, selected, onSelect, onOpen, onChange}: Props): ReactNode {
  if (saved.recent.length + saved.favorites.length === 0) {
    return <p className="search-none">No recent searches</p>;
  }
  return (
    <div role="tree" id="search-rows" aria-label="Saved searches">
      {LISTS.map(({name, title, icon, actions}, list) => {
        const hits = saved[name];
        const first = list === 0 ? 0 : saved.recent.length;
        if (hits.length === 0) return null;
        return (
          <section key={name} role="group" aria-labelledby={`search-${name}`}>
            <div id={`search-${name}`} className="search-area">
              {title}
            </div>
            <ul role="none">
              {hits.map((hit, index) => (
                <Row
                  key={hit.url}
                  hit={hit}
                  index={first + index}
                  isSelected={first + index === selected}
                  icon={icon}
                  onSelect={onSelect}
                  onOpen={onOpen}
                >
                  {actions.map(({icon: sign, label, edit, outcome}) => (
                    <button
                      key={label}
                      type="button"
                      className="search-action"
                      title={label}
                      aria-label={label}
                      onClick={() =>
                        onChange(
                          (before) => edit(before, hit),
                          `${headingsOf(hit.hierarchy).title} is ${outcome}`,
                        )
                      }
                    >
                      <Icon name={sign} />
                    </button>
                  ))}
                </Row>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
