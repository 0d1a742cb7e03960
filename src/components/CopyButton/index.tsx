import {useEffect, useRef, useState, type ReactNode} from 'react';
import {copyText, OUTCOMES, SHOWN_FOR} from './copyText';

type Props = {
  readonly label: string;
  readonly text: () => string;
  /** The element that shows the text. */
  readonly shown: () => Element;
  readonly className?: string;
};

/** Copies text and says whether that worked; the browser can deny access to the clipboard. */
export default function CopyButton({label, text, shown, className}: Props): ReactNode {
  const [status, setStatus] = useState(label);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    setStatus(OUTCOMES[await copyText(text(), shown())]);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setStatus(label), SHOWN_FOR);
  };

  return (
    <button type="button" className={className} onClick={() => void copy()}>
      <span aria-live="polite">{status}</span>
    </button>
  );
}
