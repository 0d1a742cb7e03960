import type {ReactNode} from 'react';
import type {SearchMode} from './searchMode';

type Props = {
  readonly mode: SearchMode;
  readonly onChange: (mode: SearchMode) => void;
  readonly className?: string;
};

const MODES = [
  ['docsearch', 'Find words'],
  ['ai', 'Ask a question'],
] as const;

/** Switches between searching for words and asking a question. */
export default function ModeToggle({mode, onChange, className}: Props): ReactNode {
  return (
    <div role="group" aria-label="Search mode" className={className}>
      {MODES.map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === mode}
          onClick={() => name !== mode && onChange(name)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
