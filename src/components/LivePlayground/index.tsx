import useBaseUrl from '@docusaurus/useBaseUrl';
import {useColorMode} from '@docusaurus/theme-common';
import {useCallback, useEffect, useId, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A message from the frame. */
type Message =
  {type: 'ready' | 'ran'} | {type: 'height'; height: number} | {type: 'error'; message: string};

/** Pause in typing after which the code runs, in ms. */
const DEBOUNCE_MS = 400;

/** Time after which running code is stopped, in ms. */
const MAX_RUN_MS = 5_000;
const STOPPED_MESSAGE = `The code did not finish within ${MAX_RUN_MS / 1_000} seconds and was stopped. Edit it to run it again.`;

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/**
 * An editor with the result below it. The code runs in a frame with an opaque origin, because only the
 * CSP of that document allows code to be evaluated.
 */
export default function LivePlayground({source}: {readonly source: string}): ReactNode {
  const id = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const editor = useRef<HTMLTextAreaElement>(null);
  const [code, setCode] = useState(source);
  const [error, setError] = useState<string>();
  const [height, setHeight] = useState(64);
  const [isReady, setIsReady] = useState(false);
  /** The last code that was stopped. It doesn't run again until it is edited. */
  const [stoppedCode, setStoppedCode] = useState<string>();
  /** Key of the frame. Code that never ends can't be stopped, so its frame is replaced. */
  const [frameNumber, setFrameNumber] = useState(0);
  const runTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const src = useBaseUrl('/playground/');
  const {colorMode} = useColorMode();

  const run = useCallback((newCode: string) => {
    setError(undefined);
    // Only "*" matches a frame with an opaque origin.
    frame.current?.contentWindow?.postMessage(
      {type: 'run', code: newCode, colors: pageColors()},
      '*',
    );
    clearTimeout(runTimer.current);
    runTimer.current = setTimeout(() => {
      setStoppedCode(newCode);
      setIsReady(false);
      setFrameNumber((current) => current + 1);
    }, MAX_RUN_MS);
  }, []);
  useEffect(() => () => clearTimeout(runTimer.current), []);

  useEffect(() => {
    const onMessage = ({source: from, data}: MessageEvent<unknown>) => {
      if (from !== frame.current?.contentWindow || !isMessage(data)) return;
      if (data.type === 'ready') setIsReady(true);
      if (data.type === 'ran') clearTimeout(runTimer.current);
      if (data.type === 'height') setHeight(Math.min(Math.max(data.height, 32), 600));
      if (data.type === 'error') setError(data.message);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  useEffect(() => {
    // The focus was on the button that opened the editor, which has been removed.
    if (document.activeElement === document.body) editor.current?.focus();
  }, []);

  const reset = () => {
    setCode(source);
    // The button is disabled now and would keep the focus.
    editor.current?.focus();
  };

  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => run(code === stoppedCode ? '' : code), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [code, stoppedCode, isReady, run, colorMode]);
  const errorMessage = code === stoppedCode ? STOPPED_MESSAGE : error;

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
      {errorMessage !== undefined && (
        <p role="alert" className={styles.error}>
          {errorMessage}
        </p>
      )}
    </div>
  );
}

/** The colors of this page, which the frame can't read. */
function pageColors(): {colorScheme: string; background: string; color: string} {
  const style = getComputedStyle(document.documentElement);
  return {
    colorScheme: style.colorScheme,
    background: style.getPropertyValue('--surface'),
    color: style.getPropertyValue('--ink'),
  };
}
