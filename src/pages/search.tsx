import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import {useCallback, useEffect, useMemo, useState, type ReactNode} from 'react';
import {MAX_QUERY, rank, type Hit} from '@site/plugins/search/rank';
import type {SearchRecord} from '@site/plugins/search/record';
import Highlighted from '@site/src/components/search/Highlighted';
import styles from './search.module.css';

/** Hits shown at a time. */
const PAGE_SIZE = 20;

/** Time after the last key until the address follows, in ms. */
const DEBOUNCE = 400;

type Records = {state: 'loading'} | {state: 'error'} | {state: 'ready'; records: SearchRecord[]};

/** The search page: reads `q`, answers in the browser from one file of records. */
export default function Search(): ReactNode {
  const history = useHistory();
  const {search} = useLocation();
  const url = useBaseUrl('/search/records.json');
  const [query, setQuery] = useState('');
  const [records, setRecords] = useState<Records>({state: 'loading'});
  const [shown, setShown] = useState(PAGE_SIZE);

  // The server renders no query, so the field is filled after hydration.
  useEffect(() => {
    setQuery((new URLSearchParams(search).get('q') ?? '').slice(0, MAX_QUERY));
  }, [search]);

  const load = useCallback(() => {
    setRecords({state: 'loading'});
    fetch(url)
      .then(async (reply) => {
        if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
        setRecords({state: 'ready', records: (await reply.json()) as SearchRecord[]});
      })
      .catch(() => setRecords({state: 'error'}));
  }, [url]);
  useEffect(load, [load]);

  const hits = useMemo(
    () => (records.state === 'ready' ? rank(records.records, query) : []),
    [records, query],
  );

  useEffect(() => {
    setShown(PAGE_SIZE);
    const timer = setTimeout(() => {
      const current = new URLSearchParams(window.location.search).get('q') ?? '';
      if (current !== query && query) history.replace({search: `?q=${encodeURIComponent(query)}`});
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
        <Outcome records={records} query={query} hits={hits} onRetry={load} />
        <ol className={styles.hits}>
          {hits.slice(0, shown).map(({record}) => (
            <li key={record.objectID}>
              <Link to={record.url} className={styles.hit}>
                <span className={styles.path}>
                  {record.hierarchy.lvl0} › {record.hierarchy.lvl1}
                </span>
                <span className={styles.title}>
                  <Highlighted
                    text={record.hierarchy.lvl3 ?? record.hierarchy.lvl2 ?? record.hierarchy.lvl1}
                    query={query}
                  />
                </span>
                {record.content && (
                  <span className={styles.text}>
                    <Highlighted text={record.content} query={query} />
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ol>
        {hits.length > shown && (
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

type OutcomeProps = {
  readonly records: Records;
  readonly query: string;
  readonly hits: readonly Hit[];
  readonly onRetry: () => void;
};

/** What a screen reader is told, and what stands above the hits. */
function Outcome({records, query, hits, onRetry}: OutcomeProps): ReactNode {
  if (records.state === 'error') {
    return (
      <div role="alert" className={styles.outcome}>
        <p>Unable to fetch results</p>
        <p>You might want to check your network connection.</p>
        <button type="button" className={styles.more} onClick={onRetry}>
          Retry
        </button>
      </div>
    );
  }
  let text = '';
  if (!query.trim()) text = 'Type a word, a flag, an error or an identifier.';
  else if (records.state === 'loading') text = 'Searching…';
  else if (!hits.length) text = `No results for "${query}"`;
  else text = `${hits.length} ${hits.length === 1 ? 'result' : 'results'}`;
  return (
    <p role="status" className={styles.outcome}>
      {text}
    </p>
  );
}
