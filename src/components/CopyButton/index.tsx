import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from '../../theme/CodeBlock/styles.module.css';

type Outcome = 'ready' | 'copied' | 'failed';

const LABEL: Record<Outcome, string> = {
  ready: 'Copy',
  copied: 'Copied',
  failed: 'Press Ctrl+C',
};

/** How long the outcome stays on the button, in ms. */
const SHOWN_FOR = 2000;

/** Copies text and says whether that worked; the clipboard can refuse. */
export default function CopyButton({text}: {readonly text: () => string}): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>('ready');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOutcome('ready'), SHOWN_FOR);
  };

  return (
    <button
      type="button"
      className={styles.button}
      aria-label={outcome === 'ready' ? 'Copy code to clipboard' : LABEL[outcome]}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{LABEL[outcome]}</span>
    </button>
  );
}
