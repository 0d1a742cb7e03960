import type {ClientModule} from '@docusaurus/types';
import {analytics} from '../../config/analytics';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Queues one command for the tag script, in the form that it reads: an `arguments` object. */
function send(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // The tag script tells commands from data by the type of this object.
  window.dataLayer.push(arguments);
}

function start(trackingId: string): void {
  send('js', new Date());
  // The first view is sent by onRouteDidUpdate like any other, so the tag must not send its own.
  send('config', trackingId, {anonymize_ip: true, send_page_view: false});
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(trackingId)}`;
  script.onerror = () => {
    console.error('[analytics] The analytics script did not load; page views are not counted.');
  };
  document.head.append(script);
}

const {trackingId} = analytics;
if (trackingId && typeof window !== 'undefined') start(trackingId);

const client: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // The framework's own rule: another path, query or place on the page is another view.
    const isSame =
      previousLocation &&
      (['pathname', 'search', 'hash'] as const).every(
        (part) => previousLocation[part] === location[part],
      );
    if (isSame) return;
    // The document's title is set a tick after the route; wait for it.
    setTimeout(() => {
      send('set', 'page_path', location.pathname + location.search + location.hash);
      send('event', 'page_view');
    });
  },
};

export default client;
