import useBaseUrl from '@docusaurus/useBaseUrl';
import {useId, type ComponentProps, type ReactNode} from 'react';
import {opensNewTab} from '../client/links';
import {searchParams} from '../client/queryText';
import ResultLink from '../client/ResultLink';
import type {SearchResults} from '../searcher';
import type {Group} from './groupHits';
import Row from './Row';

type Props = Pick<ComponentProps<typeof Row>, 'onSelect' | 'onOpen'> & {
  readonly results: SearchResults;
  readonly groups: readonly Group[];
  /** What the search page is asked for: the query, or the question it comes from. */
  readonly input: string;
  /** The selected row, counted through all groups. */
  readonly selected: number;
  /** The search page opens in this tab. */
  readonly onLeave: () => void;
};

/** The hits by area of the site, and a link to all of them. */
export default function Results(props: Props): ReactNode {
  const {results, groups, input, selected, onSelect, onOpen, onLeave} = props;
  const id = useId();
  const page = useBaseUrl('/search/');
  const rows = groups.flatMap(({hits}) => hits);
  return (
    <>
      <div role="tree" id="search-rows" aria-label="Results">
        {groups.map(({area, hits}, place) => (
          <section key={area} role="group" aria-labelledby={`${id}${place}`}>
            <div id={`${id}${place}`} className="search-area">
              {area || 'Results'}
            </div>
            <ul role="none">
              {hits.map((hit) => (
                <Row
                  key={hit.objectID}
                  hit={hit}
                  index={rows.indexOf(hit)}
                  isSelected={rows.indexOf(hit) === selected}
                  onSelect={onSelect}
                  onOpen={onOpen}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="search-all">
        <ResultLink
          to={page + searchParams(input)}
          onClick={(event) => {
            if (!opensNewTab(event)) onLeave();
          }}
        >
          {`See all ${results.total} results`}
        </ResultLink>
      </p>
    </>
  );
}
