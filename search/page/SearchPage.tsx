import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {useEffect, useState, type KeyboardEvent, type ReactNode} from 'react';
import {isComposing} from '../bar/keys';
import ModeToggle, {useSearchMode} from '../client/ModeToggle';
import {
  truncateText,
  oneLine,
  MAX_QUERY_LENGTH,
  MAX_QUESTION_LENGTH,
  readSearchParams,
  searchParams,
} from '../client/queryText';
import {useSearch} from '../client/useSearch';
import {useSearchSetup} from '../client/useSearchSetup';
import {contentWords} from '../engine/contentWords';
import styles from '../form.module.css';
import PageResults from './PageResults';
import '../search.css';

/** The URL is updated when the reader has stopped typing for this long, in ms. */
const DEBOUNCE_MS = 400;

/** History state of a URL that was written from the field, whose text may have changed since. */
const FROM_FIELD = {fromField: true};

/** The search page, with results for the query in the URL or the field. */
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
  const {search: urlQuery, pathname, state} = useLocation<Partial<typeof FROM_FIELD> | undefined>();
  const setup = useSearchSetup();
  const [mode, chooseMode] = useSearchMode();
  const [text, setText] = useState('');
  const [urlParams, setUrlParams] = useState({q: '', page: 1});
  const isQuestion = mode === 'ai';
  const limit = isQuestion ? MAX_QUESTION_LENGTH : MAX_QUERY_LENGTH;

  // The server renders no query, so the field is filled after hydration.
  useEffect(() => {
    const next = readSearchParams(urlQuery);
    setUrlParams(next);
    if (state?.fromField && history.action !== 'POP') return;
    // Text that is being typed can end with a space, which the URL doesn't contain.
    setText((before) => (oneLine(before, MAX_QUESTION_LENGTH) === next.q ? before : next.q));
  }, [urlQuery, state, history]);

  // Words are searched while they're typed, a question when it's submitted.
  const input = isQuestion ? urlParams.q : oneLine(text);
  // In words mode, a URL with a longer question stays until the truncated text changes.
  const isInUrl = input === oneLine(urlParams.q, limit);
  useEffect(() => {
    if (isInUrl) return;
    const timer = setTimeout(() => {
      // This page stays mounted while the page of a selected result loads.
      if (history.location.pathname !== pathname) return;
      history.replace({search: searchParams(input), state: FROM_FIELD});
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [input, isInUrl, pathname, history]);

  const query = isQuestion ? contentWords(input).join(' ') : input;
  const search = useSearch(setup, query, isInUrl ? urlParams.page : 1);

  const submit = () => {
    const q = oneLine(text, limit);
    const current = readSearchParams(history.location.search);
    // Pushing the same URL again would add a history entry, so Back would seem to do nothing.
    if (q !== oneLine(current.q, limit) || current.page > 1) {
      history.push({search: searchParams(q), state: FROM_FIELD});
    } else if (search.status === 'error') search.retry();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys only add to Tab
    <main className="search-page" onKeyDown={moveBetweenResults}>
      {urlParams.q !== '' && <PageMetadata title={`${urlParams.q} | Search`} />}
      <h1>Search</h1>
      <form
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
          value={truncateText(text, limit)}
          maxLength={limit}
          placeholder={isQuestion ? 'Ask a question' : 'Search docs'}
          aria-label="Search the documentation"
          onFocus={setup.warmUp}
          onChange={(event) => setText(event.target.value)}
        />
        <ModeToggle mode={mode} onChange={chooseMode} />
      </form>
      {input === '' ? (
        <p role="status">
          {isQuestion
            ? 'Ask a question in your own words.'
            : 'Type a word, a flag, an error or an identifier.'}
        </p>
      ) : (
        <PageResults
          input={input}
          query={query}
          search={search}
          setup={setup}
          isQuestion={isQuestion}
        />
      )}
      <noscript>
        <p>Search requires JavaScript. Without it, you can reach every page from the menu above.</p>
      </noscript>
    </main>
  );
}

/** Arrow keys move the focus between the field and the headings of the results. */
function moveBetweenResults(event: KeyboardEvent<HTMLElement>): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (!step || isComposing(event.nativeEvent)) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const targets = [...event.currentTarget.querySelectorAll<HTMLElement>('input, h2 a')];
  const current = targets.findIndex((target) => target === document.activeElement);
  const next = current < 0 ? undefined : targets[current + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
