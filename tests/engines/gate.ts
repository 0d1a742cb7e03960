import {createServer, request, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A server between an engine and the site. */
export type Gate = {
  readonly origin: string;
  /** While this is set, requests whose path matches are not answered. */
  closedTo: RegExp | undefined;
  /** While this is set, pages have no scripts of the site, as before those arrive. */
  dropsScripts: boolean;
  /**
   * Problems of pages since the last call: script errors, console errors,
   * and content policy violations.
   */
  takeComplaints(): string[];
  stop(): Promise<void>;
};

const SCRIPT = '/test/complain.js';
const HEARD = '/test/complaint';

/** The first script of each page. The policy allows it, because it is a file of the site. */
const COMPLAIN = `(() => {
  const report = (text) => navigator.sendBeacon('${HEARD}', location.pathname + ': ' + text);
  addEventListener('error', ({message, error}) => message && report(error?.stack ?? message));
  addEventListener('unhandledrejection', ({reason}) => report('rejected: ' + (reason?.stack ?? reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    report('policy: ' + event.violatedDirective + ' blocks ' + (event.blockedURI || event.sample)));
  const say = console.error;
  console.error = (...parts) => {
    report('console: ' + parts.map((part) => part?.stack ?? String(part)).join(' '));
    say.apply(console, parts);
  };
})();`;

/**
 * Proxy between an engine and the site, because the standard has no command for what is needed:
 * to read a page's errors, and to cut the network.
 */
export async function openGate(site: string): Promise<Gate> {
  let complaints: string[] = [];
  const gate = {closedTo: undefined as RegExp | undefined, dropsScripts: false};

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '/';
    if (gate.closedTo?.test(path)) incoming.socket.destroy();
    else if (path === SCRIPT) outgoing.setHeader('Content-Type', 'text/javascript').end(COMPLAIN);
    else if (path === HEARD) {
      incoming.setEncoding('utf8').on('data', (text: string) => complaints.push(text));
      incoming.on('end', () => outgoing.writeHead(204).end());
    } else
      forward(site, incoming, outgoing, (html) => {
        const own = gate.dropsScripts
          ? html.replace(/<script [^>]*src=[^>]*><\/script>/g, '')
          : html;
        return own.replace(/<head[^>]*>/, `$&<script src="${SCRIPT}"></script>`);
      });
  };

  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(gate, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeComplaints() {
      const taken = complaints;
      complaints = [];
      return taken;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

/** Forwards a request to the site, and the reply back, modified if it is a page. */
function forward(
  site: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  change: (html: string) => string,
): void {
  const {method, headers, url = '/'} = incoming;
  const to = request(
    new URL(url, site),
    {method, headers: {...headers, host: new URL(site).host, 'accept-encoding': 'identity'}},
    (reply) => {
      if (!reply.headers['content-type']?.startsWith('text/html')) {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
        return;
      }
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        delete reply.headers['content-length'];
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        outgoing.end(change(Buffer.concat(parts).toString('utf8')));
      });
    },
  );
  to.on('error', () => outgoing.destroy());
  incoming.pipe(to);
}
