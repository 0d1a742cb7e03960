import type {ClientModule} from '@docusaurus/types';
import {analytics} from '../../config/analytics';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Queues a command for the tag script, which reads `arguments` objects. */
function send(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // The tag script recognizes commands by the type of this object.
  window.dataLayer.push(arguments);
}

function start(trackingId: string): void {
  send('js', new Date());
  // onRouteDidUpdate sends the first view too, so the tag must not send its own.
  send('config', trackingId, {anonymize_ip: true, send_page_view: false});
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(trackingId)}`;
  script.onerror = () => {
    console.error(
      '[analytics] The analytics script failed to load, so page views are not counted.',
    );
  };
  document.head.append(script);
}

const {trackingId} = analytics;
if (trackingId && typeof window !== 'undefined') start(trackingId);

const client: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // As the framework does, another path, query or hash counts as another view.
    const isSame =
      previousLocation &&
      (['pathname', 'search', 'hash'] as const).every(
        (part) => previousLocation[part] === location[part],
      );
    if (isSame) return;
    // The document's title is set one tick after the route.
    setTimeout(() => {
      send('set', 'page_path', location.pathname + location.search + location.hash);
      send('event', 'page_view');
    });
  },
};

export default client;
