import {createStorageSlot} from '@docusaurus/theme-common';
import {useSyncExternalStore, type ReactNode} from 'react';
import {searchWindow} from '../../config/searchWindow';
import {createModeStore, type SearchMode} from './searchMode';

type Props = {
  readonly mode: SearchMode;
  readonly onChange: (mode: SearchMode) => void;
};

const MODES = [
  ['docsearch', 'Find words'],
  ['ai', 'Ask a question'],
] as const;

/** Switches between searching for words and asking a question. */
export default function ModeToggle({mode, onChange}: Props): ReactNode {
  return (
    <div role="group" aria-label="Search mode" className="search-mode">
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

const store = createModeStore(
  searchWindow.personalization ? () => createStorageSlot('search') : undefined,
);

/** The search mode and its setter. The first render matches the server's, which has no storage. */
export function useSearchMode(): [mode: SearchMode, choose: (mode: SearchMode) => void] {
  return [useSyncExternalStore(store.subscribe, store.read, () => 'docsearch'), store.choose];
}
