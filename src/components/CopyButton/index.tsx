import {useEffect, useRef, useState, type ReactNode} from 'react';
import {copyText, OUTCOMES, OUTCOME_MS} from './copyText';

type Props = {
  readonly label: string;
  readonly text: () => string;
  /** The element that displays the text. */
  readonly source: () => Element;
  readonly className?: string;
};

/** Copies text and shows whether it worked, because the browser can deny access to the clipboard. */
export default function CopyButton({label, text, source, className}: Props): ReactNode {
  const [status, setStatus] = useState(label);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    setStatus(OUTCOMES[await copyText(text(), source())]);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setStatus(label), OUTCOME_MS);
  };

  return (
    <button type="button" className={className} onClick={() => void copy()}>
      <span aria-live="polite">{status}</span>
    </button>
  );
}
