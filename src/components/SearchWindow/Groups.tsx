import {useId, type ReactNode} from 'react';
import type {FoundHit} from '@site/src/components/search/foundHit';
import type {Group} from './groupHits';
import Row from './Row';

type Props = {
  readonly groups: readonly Group[];
  /** Place of the row that Enter opens, among those of all groups. */
  readonly marked: number;
  readonly onMark: (index: number) => void;
  readonly onOpen: (hit: FoundHit, stays: boolean) => void;
};

/** What was found, by area of the site. */
export default function Groups({groups, marked, onMark, onOpen}: Props): ReactNode {
  const id = useId();
  let index = 0;
  return (
    <div role="tree" id="search-rows" aria-label="Results">
      {groups.map(({area, hits}) => (
        <section key={area} role="group" aria-labelledby={id + area}>
          <div id={id + area} className="search-area">
            {area || 'Results'}
          </div>
          <ul role="none">
            {hits.map((hit) => {
              const own = index;
              index += 1;
              return (
                <Row
                  key={hit.objectID}
                  hit={hit}
                  index={own}
                  isMarked={own === marked}
                  onMark={onMark}
                  onOpen={onOpen}
                />
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
