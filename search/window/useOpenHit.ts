import {useHistory} from '@docusaurus/router';
import {useEffect, useRef} from 'react';
import {flushSync} from 'react-dom';
import {openUrl} from '../client/links';
import type {SavedHit} from './savedSearches';

/** The modifier keys that decide where a hit opens. */
type Press = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const PLAIN: Press = {ctrlKey: false, metaKey: false, shiftKey: false};

const MODIFIERS = ['Control', 'Meta', 'Shift', 'Alt'];

type Options = {
  /** Whether Enter was pressed before the window was loaded. */
  readonly isPressed: boolean;
  /** Whether the query in the field was answered, or failed. */
  readonly isSettled: boolean;
  /** The hit that a held Enter opens. */
  readonly first: SavedHit | undefined;
  /** A hit is opened, wherever. */
  readonly onOpened: (hit: SavedHit) => void;
  /** It is opened here, so the window closes. */
  readonly onLeave: () => void;
};

/**
 * Opens a hit: here, with Ctrl or Cmd in another tab, with Shift in another window. An Enter pressed
 * before the query is answered is held: it opens the first hit of the answer, unless the reader types,
 * moves or clicks meanwhile. It never opens a hit of an earlier query.
 *
 * @returns `open` for a key; `onFollow` for a link that opens on its own, with `staysHere` if it does so
 * in another tab; `hold` and `release` for an Enter; `onKey` for every key
 */
export function useOpenHit({isPressed, isSettled, first, onOpened, onLeave}: Options) {
  const history = useHistory();
  const held = useRef(isPressed ? PLAIN : undefined);
  const finish = (hit: SavedHit, staysHere: boolean) => {
    onOpened(hit);
    if (!staysHere) onLeave();
  };
  const open = (hit: SavedHit, {ctrlKey, metaKey, shiftKey}: Press) => {
    // Another site opens in another tab, as any link to it does.
    const isTab = ctrlKey || metaKey || hit.host !== undefined;
    if (isTab || shiftKey) {
      finish(hit, true);
      window.open(hit.url, '_blank', isTab ? 'noopener' : 'noopener,popup');
      return;
    }
    // Closing the window returns the focus, which belongs to the place that is opened.
    flushSync(() => finish(hit, false));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    openUrl(history, hit.url);
  };
  const release = () => {
    held.current = undefined;
  };
  useEffect(() => {
    const press = held.current;
    if (!press || !isSettled) return;
    release();
    if (first) open(first, press);
  });
  return {
    open,
    onFollow: (hit: SavedHit, staysHere: boolean) =>
      finish(hit, staysHere || hit.host !== undefined),
    hold: ({ctrlKey, metaKey, shiftKey}: Press) => {
      held.current = {ctrlKey, metaKey, shiftKey};
    },
    release,
    onKey: (key: string) => {
      if (!MODIFIERS.includes(key)) release();
    },
  };
}
