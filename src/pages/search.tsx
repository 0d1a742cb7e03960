import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {useCallback, useEffect, useState, type ReactNode} from 'react';
import ModeToggle from '@site/src/components/search/ModeToggle';
import {
  cutQuery,
  MAX_QUERY,
  MAX_QUESTION,
  readSearch,
  searchOf,
  shownIn,
} from '@site/src/components/search/query';
import {moveBetweenResults} from '@site/src/components/search/moveBetweenResults';
import {useSearchMode} from '@site/src/components/search/searchMode';
import {useAsked} from '@site/src/components/search/useAsked';
import {useSearchSetup} from '@site/src/components/search/useSearchSetup';
import styles from './search.module.css';

/** Time after the last key until the address follows, in ms. */
const DEBOUNCE = 400;

const loadResults = () =>
  import(/* webpackChunkName: "search-results" */ '@site/src/components/search/SearchResults');

/** The search page: what its address asks for, and what is typed, is answered below the field. */
export default function Search(): ReactNode {
  return (
    <Layout title="Search" description="Search every page of this documentation.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Field />
    </Layout>
  );
}

/** Marks an address as written from the field, which may hold more by the time it arrives. */
const FROM_FIELD = {fromField: true};

function Field(): ReactNode {
  const history = useHistory();
  const {search, pathname, state} = useLocation<Partial<typeof FROM_FIELD> | undefined>();
  const setup = useSearchSetup();
  const [mode, choose] = useSearchMode();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState({q: '', page: 1});
  const [repeats, setRepeats] = useState(0);
  const isQuestion = mode === 'ai' && setup.option.mode !== 'hosted';
  const limit = isQuestion ? MAX_QUESTION : MAX_QUERY;

  // The server renders no query, so the field is filled after hydration.
  useEffect(() => {
    const address = readSearch(search);
    setAsked(address);
    if (state?.fromField && history.action !== 'POP') return;
    // What the reader is typing may end in a space, which the address does not keep.
    setTyped((text) => (cutQuery(text, MAX_QUESTION) === address.q ? text : address.q));
  }, [search, state, history]);

  // Words are found while they are typed; a question is asked when it is finished.
  const query = isQuestion ? asked.q : cutQuery(typed);
  // An address that holds a long question stays as it is until the words cut from it change.
  const isAsked = query === cutQuery(asked.q, limit);
  useEffect(() => {
    if (isAsked) return;
    const timer = setTimeout(() => {
      // Until the code of a page that was chosen has come, this one is still shown.
      if (history.location.pathname !== pathname) return;
      history.replace({search: searchOf(query), state: FROM_FIELD});
    }, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [query, isAsked, pathname, history]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows only add to Tab
    <main className={styles.page} onKeyDown={moveBetweenResults}>
      {asked.q !== '' && <PageMetadata title={`${asked.q} | Search`} />}
      <h1>Search</h1>
      <form
        className={styles.form}
        role="search"
        aria-label="Whole site"
        onSubmit={(event) => {
          event.preventDefault();
          const q = cutQuery(typed, limit);
          // The same address once more would be a step back that leads nowhere. What is asked
          // follows the address by an effect, and a key may come before that.
          const address = readSearch(history.location.search);
          if (q !== cutQuery(address.q, limit) || address.page > 1) {
            history.push({search: searchOf(q), state: FROM_FIELD});
          } else setRepeats(repeats + 1);
        }}
      >
        <input
          type="search"
          name="q"
          className={styles.input}
          value={shownIn(typed, limit)}
          maxLength={limit}
          placeholder={isQuestion ? 'Ask a question' : 'Search docs'}
          aria-label="Search the documentation"
          onFocus={setup.warmUp}
          onChange={(event) => setTyped(event.target.value)}
        />
        {setup.option.mode !== 'hosted' && (
          <ModeToggle mode={mode} onChange={choose} className={styles.mode} />
        )}
      </form>
      {query === '' ? (
        <p role="status">
          {isQuestion
            ? 'Ask a question in your own words. The answer is quoted from these pages.'
            : 'Type a word, a flag, an error or an identifier.'}
        </p>
      ) : (
        <Loaded
          query={query}
          page={isAsked ? asked.page : 1}
          isQuestion={isQuestion}
          repeats={repeats}
          setup={setup}
        />
      )}
      <noscript>
        <p>Search needs scripts. Without them, the menu above leads to every page.</p>
      </noscript>
    </main>
  );
}

type Results = Awaited<ReturnType<typeof loadResults>>['default'];

/** The results, whose code and styles come with the first query. */
function Loaded(props: Parameters<Results>[0]): ReactNode {
  const [{state, value, cause}, retry] = useAsked(
    useCallback(async () => ({Results: (await loadResults()).default}), []),
  );
  if (state === 'error') {
    return (
      <div role="alert">
        <p>Unable to fetch results</p>
        <p>You might want to check your network connection.</p>
        <p className={styles.cause}>{String(cause)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return value ? <value.Results {...props} /> : <p role="status">Searching…</p>;
}
