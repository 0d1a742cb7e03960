import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode, RefObject} from 'react';
import {MAX_QUERY} from '@site/plugins/search/client/query';
import styles from './styles.module.css';

type Props = {
  readonly size: 'hero' | 'navbar';
  readonly input?: RefObject<HTMLInputElement | null>;
};

/** A search field that works without script: it opens the search page with the query. */
export function SearchForm({size, input}: Props): ReactNode {
  return (
    <form
      role="search"
      aria-label={size === 'hero' ? 'Whole site' : 'Site'}
      action={useBaseUrl('/search/')}
      className={styles[size]}
    >
      <input
        ref={input}
        type="search"
        name="q"
        maxLength={MAX_QUERY}
        placeholder="Search docs"
        aria-label={size === 'hero' ? 'Search the documentation' : 'Search docs'}
        autoComplete="off"
        spellCheck={false}
        className={styles.input}
      />
      {size === 'hero' ? (
        <button type="submit" className={styles.submit}>
          Search
        </button>
      ) : (
        <kbd className={styles.keys} aria-hidden="true">
          Ctrl K
        </kbd>
      )}
    </form>
  );
}
