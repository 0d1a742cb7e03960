import {useHistory} from '@docusaurus/router';
import {useCallback, useRef} from 'react';
import type {FoundHit} from '@site/src/components/search/foundHit';
import {goTo} from '@site/src/components/search/goTo';

/** The keys that say where a result is opened. */
export type Press = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

type Listeners = {
  /** A hit is opened, wherever. */
  readonly onOpened: (hit: FoundHit) => void;
  /** It is opened here: the window is left. */
  readonly onLeave: () => void;
};

/**
 * Opens a hit: here, with Ctrl or Cmd in another tab, with Shift in another window.
 *
 * @returns what opens one by key, and what is to be told of a link that the reader follows, which
 *   opens by itself; `stays` when it does so elsewhere. The latter is the same in every render.
 */
export function useOpenHit({onOpened, onLeave}: Listeners): {
  readonly open: (hit: FoundHit, press: Press) => void;
  readonly onFollow: (hit: FoundHit, stays: boolean) => void;
} {
  const history = useHistory();
  const note = (hit: FoundHit, stays: boolean) => {
    onOpened(hit);
    if (!stays) onLeave();
  };
  const newest = useRef(note);
  newest.current = note;
  return {
    open(hit, {ctrlKey, metaKey, shiftKey}) {
      // Another site opens beside this one, as any link to it does.
      const isTab = ctrlKey || metaKey || hit.host !== undefined;
      note(hit, isTab || shiftKey);
      if (isTab) window.open(hit.url, '_blank', 'noopener');
      else if (shiftKey) window.open(hit.url, '_blank', 'noopener,popup');
      else goTo(history, hit.url);
    },
    onFollow: useCallback(
      (hit: FoundHit, stays: boolean) => newest.current(hit, stays || hit.host !== undefined),
      [],
    ),
  };
}
