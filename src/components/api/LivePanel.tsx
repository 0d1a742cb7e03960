import {useLocation} from '@docusaurus/router';
import {useEffect, useState, type ReactNode} from 'react';
import {createPortal, flushSync} from 'react-dom';
import type {OperationDocument} from '../../../api-client/operation';

type Panel = typeof import('./panel/RequestPanel').default;
type Live = {
  readonly place: HTMLElement;
  readonly Panel: Panel;
  readonly operation: OperationDocument;
  readonly takeFocus: boolean;
};

const FAILED = 'The form could not be loaded. Check the connection and open it again.';

const loading = new Map<string, Promise<[Panel, OperationDocument]>>();

/** Loads panel and document once for each page; a failed attempt can be made again. */
function load(url: string): Promise<[Panel, OperationDocument]> {
  const known = loading.get(url);
  if (known) return known;
  const document = fetch(url, {credentials: 'omit'}).then((reply) => {
    if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
    return reply.json() as Promise<OperationDocument>;
  });
  const panel = import('./panel/RequestPanel').then((module) => module.default);
  const both = Promise.all([panel, document]);
  loading.set(url, both);
  both.catch(() => loading.delete(url));
  return both;
}

/**
 * Puts the living request panel in the place of its picture once the reader opens the form. Both
 * are the same markup, so nothing moves.
 */
export default function LivePanel(): ReactNode {
  const {pathname} = useLocation();
  return <Place key={pathname} />;
}

function Place(): ReactNode {
  const [live, setLive] = useState<Live>();
  useEffect(() => {
    const place = document.querySelector<HTMLElement>('[data-api-panel]');
    const fold = place?.querySelector('details');
    const status = place?.querySelector('[role="status"]');
    if (!place || !fold || !status) return undefined;
    let isLeft = false;
    const url = place.dataset.apiPanel ?? '';
    const prepare = () => void load(url).catch(() => undefined);
    const open = () => {
      if (!fold.open) return;
      status.textContent = '';
      load(url).then(
        ([Panel, operation]) => {
          if (isLeft || !fold.isConnected) return;
          const takeFocus = fold.contains(document.activeElement);
          place.replaceChildren();
          // Before the next paint, which would show the empty place.
          flushSync(() => setLive({place, Panel, operation, takeFocus}));
        },
        () => {
          fold.open = false;
          status.textContent = FAILED;
          status.className = '';
        },
      );
    };
    fold.addEventListener('pointerenter', prepare);
    fold.addEventListener('focusin', prepare);
    fold.addEventListener('toggle', open);
    // A link to a filled-in request shows it; it is never sent by itself.
    if (window.location.search !== '') fold.open = true;
    open();
    return () => {
      isLeft = true;
    };
  }, []);
  if (!live) return null;
  const {place, Panel, ...props} = live;
  return createPortal(<Panel {...props} isLive />, place);
}
