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
  MAX_QUERY,
  MAX_QUESTION,
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

/** Marks a URL that was written from the field, whose text may have changed since. */
const FROM_FIELD = {fromField: true};

/** The search page: answers the query in its URL and what is typed. */
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
  const [asked, setAsked] = useState({q: '', page: 1});
  const isQuestion = mode === 'ai';
  const limit = isQuestion ? MAX_QUESTION : MAX_QUERY;

  // The server renders no query, so the field is filled after hydration.
  useEffect(() => {
    const next = readSearchParams(urlQuery);
    setAsked(next);
    if (state?.fromField && history.action !== 'POP') return;
    // Text that is being typed can end in a space, which the URL doesn't keep.
    setText((before) => (oneLine(before, MAX_QUESTION) === next.q ? before : next.q));
  }, [urlQuery, state, history]);

  // Words are searched while they're typed, a question when it's submitted.
  const input = isQuestion ? asked.q : oneLine(text);
  // A URL with a long question stays until the words cut from it change.
  const isInUrl = input === oneLine(asked.q, limit);
  useEffect(() => {
    if (isInUrl) return;
    const timer = setTimeout(() => {
      // This page is still shown while the page of a result loads.
      if (history.location.pathname !== pathname) return;
      history.replace({search: searchParams(input), state: FROM_FIELD});
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [input, isInUrl, pathname, history]);

  const query = isQuestion ? contentWords(input).join(' ') : input;
  const search = useSearch(setup, query, isInUrl ? asked.page : 1);

  const submit = () => {
    const q = oneLine(text, limit);
    const current = readSearchParams(history.location.search);
    // The same URL again would be a history entry that Back doesn't seem to leave.
    if (q !== oneLine(current.q, limit) || current.page > 1) {
      history.push({search: searchParams(q), state: FROM_FIELD});
    } else if (search.status === 'error') search.retry();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows only add to Tab
    <main className="search-page" onKeyDown={moveBetweenResults}>
      {asked.q !== '' && <PageMetadata title={`${asked.q} | Search`} />}
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
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('input, h2 a')];
  const at = places.findIndex((place) => place === document.activeElement);
  const next = at < 0 ? undefined : places[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
