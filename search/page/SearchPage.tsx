import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {
  lazy,
  Suspense,
  useEffect,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import ModeToggle from '../client/ModeToggle';
import {
  cutFieldText,
  cutQuery,
  MAX_QUERY,
  MAX_QUESTION,
  readSearchParams,
  searchParams,
} from '../client/queryText';
import {useSearchMode} from '../client/searchMode';
import {useSearchSetup} from '../client/useSearchSetup';
import {moveBetweenResults} from './moveBetweenResults';
import type PageResults from './PageResults';
import styles from './page.module.css';

/** Time after the last key until the URL follows, in ms. */
const DEBOUNCE_MS = 400;

/** Marks a URL that was written from the field, whose text may have changed since. */
const FROM_FIELD = {fromField: true};

/** The search page: answers what its URL asks for, and what is typed. */
export default function SearchPage(): ReactNode {
  return (
    <Layout title="Search" description="Search every page of this documentation.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Search />
    </Layout>
  );
}

function Search(): ReactNode {
  const history = useHistory();
  const {search, pathname, state} = useLocation<Partial<typeof FROM_FIELD> | undefined>();
  const setup = useSearchSetup();
  const [mode, chooseMode] = useSearchMode();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState({q: '', page: 1});
  const [repeats, setRepeats] = useState(0);
  const [Results, setResults] = useState(loadResults);
  const isQuestion = mode === 'ai';
  const limit = isQuestion ? MAX_QUESTION : MAX_QUERY;

  // The server renders no query, so the field is filled after hydration.
  useEffect(() => {
    const next = readSearchParams(search);
    setAsked(next);
    if (state?.fromField && history.action !== 'POP') return;
    // What is being typed may end in a space, which the URL doesn't keep.
    setText((before) => (cutQuery(before, MAX_QUESTION) === next.q ? before : next.q));
  }, [search, state, history]);

  // Words are searched while they're typed, a question when it's finished.
  const input = isQuestion ? asked.q : cutQuery(text);
  // A URL with a long question stays until the words cut from it change.
  const isInUrl = input === cutQuery(asked.q, limit);
  useEffect(() => {
    if (isInUrl) return;
    const timer = setTimeout(() => {
      // This page is still shown while the page of a result loads.
      if (history.location.pathname !== pathname) return;
      history.replace({search: searchParams(input), state: FROM_FIELD});
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [input, isInUrl, pathname, history]);

  const submit = () => {
    const q = cutQuery(text, limit);
    const current = readSearchParams(history.location.search);
    // The same URL once more would be a step back that leads nowhere: the search is tried again.
    if (q !== cutQuery(current.q, limit) || current.page > 1) {
      history.push({search: searchParams(q), state: FROM_FIELD});
    } else setRepeats(repeats + 1);
  };

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
          submit();
        }}
      >
        <input
          type="search"
          name="q"
          className={styles.input}
          value={cutFieldText(text, limit)}
          maxLength={limit}
          placeholder={isQuestion ? 'Ask a question' : 'Search docs'}
          aria-label="Search the documentation"
          onFocus={setup.warmUp}
          onChange={(event) => setText(event.target.value)}
        />
        <ModeToggle mode={mode} onChange={chooseMode} className={styles.mode} />
      </form>
      {input === '' ? (
        <p role="status">
          {isQuestion
            ? 'Ask a question in your own words.'
            : 'Type a word, a flag, an error or an identifier.'}
        </p>
      ) : (
        <Suspense fallback={<p role="status">Searching…</p>}>
          <Results
            input={input}
            page={isInUrl ? asked.page : 1}
            isQuestion={isQuestion}
            repeats={repeats}
            setup={setup}
            onRetry={() => setResults(loadResults)}
          />
        </Suspense>
      )}
      <noscript>
        <p>Search needs scripts. Without them, the menu above leads to every page.</p>
      </noscript>
    </main>
  );
}

/** Code that is loaded with the first query; each call tries again. */
const loadResults = () =>
  lazy<ComponentType<ComponentProps<typeof PageResults> & LoadErrorProps>>(() =>
    import(/* webpackChunkName: "search-results" */ './PageResults').catch((error: unknown) => ({
      default: ({onRetry}: LoadErrorProps) => <LoadError error={error} onRetry={onRetry} />,
    })),
  );

type LoadErrorProps = {readonly onRetry: () => void};

function LoadError({error, onRetry}: LoadErrorProps & {readonly error: unknown}): ReactNode {
  return (
    <div role="alert">
      <p>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <p className={styles.cause}>{String(error)}</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
