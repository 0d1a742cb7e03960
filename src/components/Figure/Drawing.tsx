import useBaseUrl from '@docusaurus/useBaseUrl';
import figures from '@page-data/figures';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The markup of one drawing, from our own checked files. The server renders it into the HTML, which
 * hydration doesn't change; after a navigation in the browser, the drawing is fetched.
 */
export default function Drawing({
  name,
  ratio,
}: {
  readonly name: string;
  readonly ratio: string;
}): ReactNode {
  const target = useRef<HTMLSpanElement>(null);
  const [fetched, setFetched] = useState<string>();
  const url = useBaseUrl(`/figures/${name}.svg`);
  useEffect(() => {
    if (target.current?.firstChild) return undefined;
    const abort = new AbortController();
    fetch(url, {signal: abort.signal})
      .then(async (response) => {
        if (response.ok) setFetched(await response.text());
      })
      // Offline: the caption says what the drawing shows.
      .catch(() => undefined);
    return () => abort.abort();
  }, [url]);
  return (
    <span
      ref={target}
      className={styles.drawing}
      style={{aspectRatio: ratio}}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: fetched ?? figures[name] ?? ''}}
    />
  );
}
