import http, {STATUS_CODES, type RequestListener, type Server} from 'node:http';
import type {Duplex} from 'node:stream';
import {headersFor, type HeaderRule} from '../config/headers';
import {createHandler, type SiteOptions} from './createHandler';

/** A server that can switch to another build while it runs. */
export type SiteServer = Server & {
  /** Serves all further requests from another build. */
  use(options: SiteOptions): void;
};

/** Timeouts in ms, which keep a slow or silent client from holding a connection for long. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
} as const;

/** Time in ms after which an idle connection is closed. */
const IDLE_TIMEOUT_MS = 60_000;

/** Maximum size of the request line and headers together, in bytes. */
const MAX_HEADER_SIZE = 16 * 1024;

/**
 * An HTTP server for a built site, not yet listening.
 *
 * @throws Error if there is no built site in `root`
 */
export function createServer(options: SiteOptions): SiteServer {
  let {headers} = options;
  let handler: RequestListener = createHandler(options);
  const listener: RequestListener = (req, res) => handler(req, res);
  const server = http.createServer(
    // The handler rejects requests without Host, so the response has the security headers.
    {...LIMITS, maxHeaderSize: MAX_HEADER_SIZE, requireHostHeader: false},
    listener,
  );
  server.timeout = IDLE_TIMEOUT_MS;
  server.on('checkExpectation', listener);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    rejectMalformed(error, socket, headers),
  );
  return Object.assign(server, {
    use(next: SiteOptions) {
      handler = createHandler(next);
      headers = next.headers;
    },
  });
}

const PARSER_ERRORS: Readonly<Record<string, [status: number, reason: string]>> = {
  HPE_HEADER_OVERFLOW: [431, `The headers are longer than ${MAX_HEADER_SIZE} bytes.`],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
};

/** Responds to a request that the HTTP parser rejected, with the site's usual headers. */
function rejectMalformed(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  rules: readonly HeaderRule[],
): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, reason] = PARSER_ERRORS[error.code ?? ''] ?? [400, 'The request is malformed.'];
  const body = `${reason}\n`;
  const lines = Object.entries({
    ...headersFor(rules, '/'),
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-cache',
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
