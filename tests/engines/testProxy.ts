import {createServer, request, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A proxy between an engine and the site. */
export type TestProxy = {
  readonly origin: string;
  /** Requests whose path matches are dropped. */
  blockedPaths: RegExp | undefined;
  /** Whether to remove the site's scripts from pages, as if they had not arrived yet. */
  removesScripts: boolean;
  /**
   * Returns the errors of pages since the last call: script errors, console errors, and violations
   * of the CSP.
   */
  takeErrors(): string[];
  stop(): Promise<void>;
};

const REPORTER_PATH = '/test/report-errors.js';
const REPORT_PATH = '/test/error';

/** The first script of each page. The CSP allows it, because it has the origin of the site. */
const REPORTER = `(() => {
  const report = (text) => navigator.sendBeacon('${REPORT_PATH}', location.pathname + ': ' + text);
  addEventListener('error', ({message, error}) => message && report(error?.stack ?? message));
  addEventListener('unhandledrejection', ({reason}) => report('rejected: ' + (reason?.stack ?? reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    report('policy: ' + event.violatedDirective + ' blocks ' + (event.blockedURI || event.sample)));
  const log = console.error;
  console.error = (...values) => {
    report('console: ' + values.map((value) => value?.stack ?? String(value)).join(' '));
    log.apply(console, values);
  };
})();`;

/**
 * Starts a proxy to the site, because the WebDriver standard has no command to read a page's errors, or
 * to simulate a network failure.
 */
export async function startProxy(site: string): Promise<TestProxy> {
  let errors: string[] = [];
  const proxy = {blockedPaths: undefined as RegExp | undefined, removesScripts: false};

  const handle = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '/';
    if (proxy.blockedPaths?.test(path)) incoming.socket.destroy();
    else if (path === REPORTER_PATH)
      outgoing.setHeader('Content-Type', 'text/javascript').end(REPORTER);
    else if (path === REPORT_PATH) {
      incoming.setEncoding('utf8').on('data', (text: string) => errors.push(text));
      incoming.on('end', () => outgoing.writeHead(204).end());
    } else
      forward(site, incoming, outgoing, (html) => {
        const page = proxy.removesScripts
          ? html.replace(/<script [^>]*src=[^>]*><\/script>/g, '')
          : html;
        return page.replace(/<head[^>]*>/, `$&<script src="${REPORTER_PATH}"></script>`);
      });
  };

  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(proxy, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeErrors() {
      const taken = errors;
      errors = [];
      return taken;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

/** Forwards a request to the site, and its response to the engine; `change` modifies pages. */
function forward(
  site: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  change: (html: string) => string,
): void {
  const {method, headers, url = '/'} = incoming;
  const upstream = request(
    new URL(url, site),
    {method, headers: {...headers, host: new URL(site).host, 'accept-encoding': 'identity'}},
    (response) => {
      if (!response.headers['content-type']?.startsWith('text/html')) {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
        return;
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        delete response.headers['content-length'];
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        outgoing.end(change(Buffer.concat(chunks).toString('utf8')));
      });
    },
  );
  upstream.on('error', () => outgoing.destroy());
  incoming.pipe(upstream);
}
