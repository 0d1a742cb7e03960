import type {ReactNode} from 'react';
import type {SearchMode} from './searchMode';

type Props = {
  readonly mode: SearchMode;
  readonly onChange: (mode: SearchMode) => void;
  readonly className?: string;
};

/** Switches between finding words and answering a question. */
export default function ModeToggle({mode, onChange, className}: Props): ReactNode {
  const isAsking = mode === 'ai';
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isAsking}
      onClick={() => onChange(isAsking ? 'docsearch' : 'ai')}
    >
      Ask a question
    </button>
  );
}
