import useBaseUrl from '@docusaurus/useBaseUrl';
import figures from '@page-data/figures';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A drawing as inline SVG, from our own checked files. The server renders it into the HTML, which
 * hydration doesn't change. After a navigation in the browser, the drawing is fetched.
 */
export default function Drawing({
  name,
  ratio,
}: {
  readonly name: string;
  readonly ratio: string;
}): ReactNode {
  const container = useRef<HTMLSpanElement>(null);
  const [svg, setSvg] = useState<string>();
  const url = useBaseUrl(`/figures/${name}.svg`);
  useEffect(() => {
    if (container.current?.firstChild) return undefined;
    const controller = new AbortController();
    fetch(url, {signal: controller.signal})
      .then(async (response) => {
        if (response.ok) setSvg(await response.text());
      })
      // Without the drawing, for example offline, its caption still describes it.
      .catch(() => undefined);
    return () => controller.abort();
  }, [url]);
  return (
    <span
      ref={container}
      className={styles.drawing}
      style={{aspectRatio: ratio}}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: svg ?? figures[name] ?? ''}}
    />
  );
}
