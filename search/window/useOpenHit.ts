import {useHistory} from '@docusaurus/router';
import {useCallback, useRef} from 'react';
import {flushSync} from 'react-dom';
import {openUrl} from '../client/links';
import type {SavedHit} from './savedSearches';

/** The keys that say where a hit is opened. */
export type Press = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

type Listeners = {
  /** A hit is opened, wherever. */
  readonly onOpened: (hit: SavedHit) => void;
  /** It is opened here, so the window closes. */
  readonly onLeave: () => void;
};

/**
 * Opens a hit: here, with Ctrl or Cmd in another tab, with Shift in another window.
 *
 * @returns `open` for a key, and `onFollow` for a link that opens by itself; `staysHere` when it does
 * so in another tab. `onFollow` is the same function in every render.
 */
export function useOpenHit({onOpened, onLeave}: Listeners): {
  readonly open: (hit: SavedHit, press: Press) => void;
  readonly onFollow: (hit: SavedHit, staysHere: boolean) => void;
} {
  const history = useHistory();
  const finish = (hit: SavedHit, staysHere: boolean) => {
    onOpened(hit);
    if (!staysHere) onLeave();
  };
  const latest = useRef(finish);
  latest.current = finish;
  return {
    open(hit, {ctrlKey, metaKey, shiftKey}) {
      // Another site opens in another tab, as any link to it does.
      const isTab = ctrlKey || metaKey || hit.host !== undefined;
      if (isTab || shiftKey) {
        finish(hit, true);
        window.open(hit.url, '_blank', isTab ? 'noopener' : 'noopener,popup');
        return;
      }
      // The closed window gives the focus back, which belongs to the place that is opened.
      flushSync(() => finish(hit, false));
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      openUrl(history, hit.url);
    },
    onFollow: useCallback(
      (hit: SavedHit, staysHere: boolean) =>
        latest.current(hit, staysHere || hit.host !== undefined),
      [],
    ),
  };
}
