import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode, RefObject} from 'react';
import {MAX_QUERY_LENGTH} from '../client/queryText';
import styles from '../form.module.css';

type Props = {readonly input?: RefObject<HTMLInputElement | null>};

/** A search field that works without scripts: it opens the search page with the query. */
export function SearchForm({input}: Props): ReactNode {
  return (
    <form
      role="search"
      aria-label="Whole site"
      action={useBaseUrl('/search/')}
      className={styles.form}
    >
      <input
        ref={input}
        type="search"
        name="q"
        maxLength={MAX_QUERY_LENGTH}
        placeholder="Search docs"
        aria-label="Search the documentation"
        autoComplete="off"
        spellCheck={false}
        className={styles.input}
      />
      <button type="submit" className={styles.submit}>
        Search
      </button>
    </form>
  );
}
