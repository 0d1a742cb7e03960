import type {ClientModule} from '@docusaurus/types';
import {analytics} from '../../config/analytics';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Queues a command for the tag script, which reads `arguments` objects. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // The tag script recognizes commands by the type of this object.
  window.dataLayer.push(arguments);
}

function loadTag(trackingId: string): void {
  gtag('js', new Date());
  // onRouteDidUpdate also sends the first page view, so the tag must not send one itself.
  gtag('config', trackingId, {anonymize_ip: true, send_page_view: false});
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
if (trackingId && typeof window !== 'undefined') loadTag(trackingId);

const client: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // As in the framework's own plugins, a new path, query or hash counts as a new page view.
    const isSame =
      previousLocation &&
      (['pathname', 'search', 'hash'] as const).every(
        (key) => previousLocation[key] === location[key],
      );
    if (isSame) return;
    // The document's title changes one tick after the route.
    setTimeout(() => {
      gtag('set', 'page_path', location.pathname + location.search + location.hash);
      gtag('event', 'page_view');
    });
  },
};

export default client;
