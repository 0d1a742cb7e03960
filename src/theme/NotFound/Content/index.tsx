import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {lazy, Suspense, useEffect, useRef, type ReactNode} from 'react';
import {requestedPath, requestedWords} from '@site/src/components/NotFound/requestedPath';
import {SearchForm} from '@site/search/page/SearchForm';

/** Loaded separately, because this file is part of every page's script and few readers see suggestions. */
const Suggestions = lazy(() =>
  import('@site/src/components/NotFound/Suggestions').catch(() => ({
    default: () => <p role="alert">The list of pages failed to load. You may be offline.</p>,
  })),
);

/** The page for a missing address: an explanation, a search form, a link home, and the nearest pages. */
export default function NotFoundContent({className}: {readonly className?: string}): ReactNode {
  const {pathname} = useLocation();
  // One HTML file is used for all missing addresses, so only the browser knows the address.
  const requested = useIsBrowser() ? requestedPath(pathname) : undefined;
  return (
    <main className={clsx('container margin-vert--xl missing-page', className)}>
      <PageMetadata title="Page not found" />
      <div className="markdown">
        <h1>Page not found</h1>
        {requested === undefined ? (
          <p>There is no page at this address.</p>
        ) : (
          <p>
            There is no page at{' '}
            <code dir="ltr" translate="no">
              {requested}
            </code>
            .
          </p>
        )}
        <p>The link may be old or misspelled, or the page may have moved.</p>
        <noscript>
          <p>Suggestions and search require JavaScript. Without it, start from the menu above.</p>
        </noscript>
        <h2>Search for it</h2>
        <PrefilledSearch words={requestedWords(requested ?? '')} />
        <p className="margin-top--lg">
          Or start again from the <Link to="/">home page</Link>.
        </p>
        {/* Last, because they load late and would move the form. */}
        {requested !== undefined && (
          <Suspense>
            <Suggestions key={requested} requested={requested} />
          </Suspense>
        )}
      </div>
    </main>
  );
}

/** The search form, prefilled with the words of the address unless the reader has typed a query. */
function PrefilledSearch({words}: {readonly words: string}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const filled = useRef('');
  useEffect(() => {
    if (input.current?.value !== filled.current) return;
    input.current.value = words;
    filled.current = words;
  }, [words]);
  return <SearchForm input={input} />;
}
