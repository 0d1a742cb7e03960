import {useColorMode} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A message from the frame. */
type FrameMessage =
  {type: 'ready'} | {type: 'drawn'; height: number} | {type: 'failed'; message: string};

const THEMES = {light: 'default', dark: 'dark'} as const;

/**
 * Renders a diagram from its source text in a frame, and again when the color mode changes. The source
 * stays available to screen readers and without JavaScript.
 */
export default function Mermaid({value}: {readonly value: string}): ReactNode {
  const {colorMode} = useColorMode();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [height, setHeight] = useState(240);
  const [error, setError] = useState<string>();
  const src = useBaseUrl('/diagram/');

  useEffect(() => {
    const onMessage = ({source, origin, data}: MessageEvent<FrameMessage>) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
      if (data.type === 'ready') setIsReady(true);
      if (data.type === 'drawn') setHeight(data.height);
      if (data.type === 'failed') setError(data.message);
    };
    window.addEventListener('message', onMessage);
    // The frame is part of the HTML, so it may have sent `ready` before this effect ran.
    frame.current?.contentWindow?.postMessage({type: 'hello'}, window.location.origin);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  useEffect(() => {
    if (!isReady) return;
    setError(undefined);
    const request = {type: 'draw', text: value, theme: THEMES[colorMode]};
    frame.current?.contentWindow?.postMessage(request, window.location.origin);
  }, [isReady, value, colorMode]);

  return (
    <figure className={styles.figure}>
      <iframe
        ref={frame}
        className={styles.frame}
        title="Diagram"
        loading="lazy"
        src={src}
        height={height}
        data-diagram-theme={THEMES[colorMode]}
      />
      {error !== undefined && <p role="alert">The diagram failed to render: {error}</p>}
      <details>
        <summary>Diagram as text</summary>
        <pre>{value}</pre>
      </details>
    </figure>
  );
}
