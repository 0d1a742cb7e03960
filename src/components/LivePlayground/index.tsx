import useBaseUrl from '@docusaurus/useBaseUrl';
import {useColorMode} from '@docusaurus/theme-common';
import {useCallback, useEffect, useId, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** What the sandbox says back. */
type Reply =
  {type: 'ready' | 'ran'} | {type: 'height'; height: number} | {type: 'error'; message: string};

/** Code runs this long after the last key, in ms. */
const DEBOUNCE = 400;

/** Code that takes longer is stopped, in ms. */
const MAX_RUN = 5_000;
const STOPPED = `The code did not finish within ${MAX_RUN / 1_000} seconds and was stopped. Edit it to run it again.`;

function isReply(value: unknown): value is Reply {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/**
 * An editor with its result below. The code runs in a frame of an opaque origin, whose own
 * document alone may evaluate code: this page's policy forbids it.
 */
export default function LivePlayground({source}: {readonly source: string}): ReactNode {
  const id = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const editor = useRef<HTMLTextAreaElement>(null);
  const [code, setCode] = useState(source);
  const [error, setError] = useState<string>();
  const [height, setHeight] = useState(64);
  const [ready, setReady] = useState(false);
  /** The code that was stopped: it isn't run again. */
  const [stopped, setStopped] = useState<string>();
  /** A frame whose code never ends can only be replaced. */
  const [frameNumber, setFrameNumber] = useState(0);
  const watch = useRef<ReturnType<typeof setTimeout>>(undefined);
  const src = useBaseUrl('/playground/');
  const {colorMode} = useColorMode();

  const run = useCallback((next: string) => {
    setError(undefined);
    // A frame without an origin of its own can only be addressed by "*".
    frame.current?.contentWindow?.postMessage({type: 'run', code: next, look: pageLook()}, '*');
    clearTimeout(watch.current);
    watch.current = setTimeout(() => {
      setStopped(next);
      setReady(false);
      setFrameNumber((before) => before + 1);
    }, MAX_RUN);
  }, []);
  useEffect(() => () => clearTimeout(watch.current), []);

  useEffect(() => {
    const onMessage = ({source: from, data}: MessageEvent<unknown>) => {
      if (from !== frame.current?.contentWindow || !isReply(data)) return;
      if (data.type === 'ready') setReady(true);
      if (data.type === 'ran') clearTimeout(watch.current);
      if (data.type === 'height') setHeight(Math.min(Math.max(data.height, 32), 600));
      if (data.type === 'error') setError(data.message);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  useEffect(() => {
    // The button that asked for the editor is gone, and with it the focus.
    if (document.activeElement === document.body) editor.current?.focus();
  }, []);

  const reset = () => {
    setCode(source);
    // The button has nothing more to do, and would keep the keyboard.
    editor.current?.focus();
  };

  useEffect(() => {
    if (!ready) return undefined;
    const timer = setTimeout(() => run(code === stopped ? '' : code), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [code, stopped, ready, run, colorMode]);
  const problem = code === stopped ? STOPPED : error;

  return (
    <div className={styles.playground}>
      <label className={styles.label} htmlFor={id}>
        Live editor
      </label>
      <textarea
        ref={editor}
        id={id}
        className={styles.editor}
        value={code}
        rows={code.split('\n').length + 1}
        spellCheck={false}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className={styles.bar}>
        <span>Result</span>
        <button type="button" onClick={reset} disabled={code === source}>
          Reset
        </button>
      </div>
      <iframe
        key={frameNumber}
        ref={frame}
        className={styles.result}
        title="Result of the live code"
        sandbox="allow-scripts"
        src={src}
        height={height}
      />
      {problem !== undefined && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** The colors of this page, which the frame cannot see. */
function pageLook(): {colorScheme: string; background: string; color: string} {
  const style = getComputedStyle(document.documentElement);
  return {
    colorScheme: style.colorScheme,
    background: style.getPropertyValue('--surface'),
    color: style.getPropertyValue('--ink'),
  };
}
