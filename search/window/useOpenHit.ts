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
  readonly isEnterPressed: boolean;
  /** Whether the query in the field was answered or has failed. */
  readonly isSettled: boolean;
  /** The hit that a deferred Enter opens. */
  readonly firstHit: SavedHit | undefined;
  /** Called when a hit is opened, in this tab or elsewhere. */
  readonly onOpened: (hit: SavedHit) => void;
  /** Called when a hit is opened in this tab, so the window closes. */
  readonly onLeave: () => void;
};

/**
 * Opens a hit: in this tab, with Ctrl or Cmd in a new tab, with Shift in a new window. If Enter is
 * pressed before the query is answered, it's deferred and then opens the first hit, unless the reader
 * types, moves or clicks in the meantime. It never opens a hit of an earlier query.
 *
 * @returns `open` for a key press; `onFollow` for a link, which the browser opens itself, with
 * `opensElsewhere` if that is in a new tab or window; `defer` and `cancelDeferred` for Enter; `onKey` for every key
 */
export function useOpenHit({isEnterPressed, isSettled, firstHit, onOpened, onLeave}: Options) {
  const history = useHistory();
  const deferred = useRef(isEnterPressed ? PLAIN : undefined);
  const finish = (hit: SavedHit, opensElsewhere: boolean) => {
    onOpened(hit);
    if (!opensElsewhere) onLeave();
  };
  const open = (hit: SavedHit, {ctrlKey, metaKey, shiftKey}: Press) => {
    // A hit on another site opens in a new tab, like every external link.
    const isTab = ctrlKey || metaKey || hit.host !== undefined;
    if (isTab || shiftKey) {
      finish(hit, true);
      window.open(hit.url, '_blank', isTab ? 'noopener' : 'noopener,popup');
      return;
    }
    // Closing the window restores the focus, but it belongs on the opened page.
    flushSync(() => finish(hit, false));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    openUrl(history, hit.url);
  };
  const cancelDeferred = () => {
    deferred.current = undefined;
  };
  useEffect(() => {
    const press = deferred.current;
    if (!press || !isSettled) return;
    cancelDeferred();
    if (firstHit) open(firstHit, press);
  });
  return {
    open,
    onFollow: (hit: SavedHit, opensElsewhere: boolean) =>
      finish(hit, opensElsewhere || hit.host !== undefined),
    defer: ({ctrlKey, metaKey, shiftKey}: Press) => {
      deferred.current = {ctrlKey, metaKey, shiftKey};
    },
    cancelDeferred,
    onKey: (key: string) => {
      if (!MODIFIERS.includes(key)) cancelDeferred();
    },
  };
}
