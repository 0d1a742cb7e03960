import {useState, type ReactNode} from 'react';

/** How long the button says what it did, in ms. */
const SHOW_FOR = 2_000;

/** Copies text, and says whether that worked. */
export function CopyButton({
  text,
  label,
}: {
  readonly text: () => string;
  readonly label: string;
}): ReactNode {
  const [said, setSaid] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setSaid('Copied');
    } catch {
      setSaid('Not copied: the browser refused');
    }
    setTimeout(() => setSaid(undefined), SHOW_FOR);
  };
  return (
    <button type="button" className="rq-button" onClick={() => void copy()}>
      <span aria-live="polite">{said ?? label}</span>
    </button>
  );
}
