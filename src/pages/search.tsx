import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import {useCallback, useEffect, useMemo, useState, type ReactNode} from 'react';
import {firstGroups, groupHits, PAGE_SIZE} from '@site/plugins/search/client/groupHits';
import {loadRecords} from '@site/plugins/search/client/loadRecords';
import {cutQuery, MAX_QUERY} from '@site/plugins/search/client/query';
import {rank, type Searchable} from '@site/plugins/search/client/rank';
import HitGroup from '@site/src/components/search/HitGroup';
import Outcome from '@site/src/components/search/Outcome';
import styles from './search.module.css';

/** Time after the last key until the address follows, in ms. */
const DEBOUNCE = 400;

type Records =
  | {readonly state: 'idle'}
  | {readonly state: 'loading'}
  | {readonly state: 'error'}
  | {readonly state: 'ready'; readonly records: readonly Searchable[]};

/** The search page: reads `q`, answers in the browser from one file of records. */
export default function Search(): ReactNode {
  const history = useHistory();
  const {search} = useLocation();
  const url = useBaseUrl('/search/compact.json');
  const [query, setQuery] = useState('');
  const [records, setRecords] = useState<Records>({state: 'idle'});
  const [shown, setShown] = useState(PAGE_SIZE);

  // The server renders no query, so the field is filled after hydration.
  useEffect(() => {
    const asked = cutQuery(new URLSearchParams(search).get('q') ?? '');
    // What the reader is typing may end in a space, which the address does not keep.
    setQuery((typed) => (cutQuery(typed) === asked ? typed : asked));
  }, [search]);

  const load = useCallback(() => {
    setRecords({state: 'loading'});
    loadRecords(url).then(
      (ready) => setRecords({state: 'ready', records: ready}),
      () => setRecords({state: 'error'}),
    );
  }, [url]);
  // The records are larger than the page, so only a question fetches them.
  const isAsked = cutQuery(query) !== '';
  useEffect(() => {
    if (isAsked) load();
  }, [isAsked, load]);

  const groups = useMemo(
    () => (records.state === 'ready' ? groupHits(rank(records.records, query)) : []),
    [records, query],
  );
  const first = firstGroups(groups, shown);

  useEffect(() => {
    setShown(PAGE_SIZE);
    const timer = setTimeout(() => {
      const asked = cutQuery(query);
      const current = new URLSearchParams(window.location.search).get('q') ?? '';
      if (asked && current !== asked) history.replace({search: `?q=${encodeURIComponent(asked)}`});
    }, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [query, history]);

  return (
    <Layout title="Search" description="Search every page of this documentation.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <h1>Search</h1>
        <input
          type="search"
          className={styles.input}
          value={query}
          maxLength={MAX_QUERY}
          placeholder="Search docs"
          aria-label="Search the documentation"
          onChange={(event) => setQuery(event.target.value)}
        />
        <Outcome
          state={records.state}
          query={query}
          hits={groups.reduce((sum, group) => sum + group.records.length, 0)}
          pages={groups.length}
          onRetry={load}
        />
        <ol className={styles.groups}>
          {first.shown.map((group) => (
            <HitGroup key={group.url} group={group} query={query} />
          ))}
        </ol>
        {first.rest > 0 && (
          <button type="button" className={styles.more} onClick={() => setShown(shown + PAGE_SIZE)}>
            Show more results
          </button>
        )}
        <noscript>
          <p>Search needs scripts. Without them, the menu above leads to every page.</p>
        </noscript>
      </main>
    </Layout>
  );
}
