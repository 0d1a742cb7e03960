import useBaseUrl from '@docusaurus/useBaseUrl';
import {useId, type ComponentProps, type ReactNode} from 'react';
import type {Found} from '@site/src/components/search/findHits';
import {opensElsewhere} from '@site/src/components/search/opensElsewhere';
import {searchOf} from '@site/src/components/search/query';
import ResultLink from '@site/src/components/search/ResultLink';
import type {Group} from './groupHits';
import Row from './Row';

type Props = Pick<ComponentProps<typeof Row>, 'onMark' | 'onOpen'> & {
  readonly found: Found;
  readonly groups: readonly Group[];
  /** Place of the row that Enter opens, among those of all groups. */
  readonly marked: number;
  /** The page of all results is opened in the place of this one. */
  readonly onLeave: () => void;
};

/** What was found, by area of the site, and where the rest of it stands. */
export default function Results(props: Props): ReactNode {
  const {found, groups, marked, onMark, onOpen, onLeave} = props;
  const id = useId();
  const page = useBaseUrl('/search/');
  let index = 0;
  return (
    <>
      <div role="tree" id="search-rows" aria-label="Results">
        {groups.map(({area, hits}, place) => (
          <section key={area} role="group" aria-labelledby={`${id}${place}`}>
            <div id={`${id}${place}`} className="search-area">
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
      <p className="search-all">
        <ResultLink
          to={page + searchOf(found.query)}
          onClick={(event) => {
            if (!opensElsewhere(event)) onLeave();
          }}
        >
          {`See all ${found.nbHits} results`}
        </ResultLink>
      </p>
    </>
  );
}
