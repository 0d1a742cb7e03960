import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type {Headers} from '../config/headers';
import type {Redirect} from '../config/redirects';
import {resolveRequest} from './resolveRequest';

/** What the server sends and with which headers. */
export type SiteServerOptions = {
  /** Folder of built files. */
  root: string;
  headers: {site: Headers; frames: Readonly<Record<string, Headers>>};
  redirects: readonly Redirect[];
};

/** Time for a client to send its request, in ms. */
const REQUEST_TIMEOUT = 10_000;

/**
 * The site's server, not yet listening. It reads the list of files once, so that no request can
 * name a file that the build did not make.
 *
 * @throws Error when the folder holds no built site
 */
export function createSiteServer({root, headers, redirects}: SiteServerOptions): Server {
  const notFound = readNotFound(root);
  const files = sirv(root, {
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: false,
    setHeaders(response, pathname) {
      const hashed = pathname.startsWith('/assets/');
      response.setHeader(
        'Cache-Control',
        hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });

  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const target = request.url ?? '/';
    setHeaders(response, headersFor(target, headers));
    if (target === '/healthz') return sendText(response, 200, '{"status":"ok"}', 'application/json');
    const decision = resolveRequest(request.method ?? 'GET', target, redirects);
    if (decision.kind === 'redirect') {
      response.setHeader('Location', decision.location);
      return sendText(response, 301, 'This page has moved.\n');
    }
    if (decision.kind === 'refuse' && decision.status !== 404) {
      if (decision.status === 405) response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, decision.status, `${decision.message}\n`);
    }
    const missing = () => sendText(response, 404, notFound, 'text/html; charset=utf-8');
    if (decision.kind === 'refuse') return missing();
    files(request, response, missing);
  };

  const server = createServer({requestTimeout: REQUEST_TIMEOUT, headersTimeout: REQUEST_TIMEOUT}, (
    request,
    response,
  ) => {
    try {
      handle(request, response);
    } catch (error) {
      // The reader learns that it failed; the reason is for the log.
      console.error(`[server] ${request.method} ${request.url}:`, error);
      if (!response.headersSent) sendText(response, 500, 'The server could not answer.\n');
      else response.destroy();
    }
  });
  server.on('clientError', (_error, socket) => {
    if (socket.writable) {
      socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    }
  });
  return server;
}

function headersFor(target: string, {site, frames}: SiteServerOptions['headers']): Headers {
  const folder = Object.keys(frames).find((prefix) => target.startsWith(prefix));
  return (folder && frames[folder]) || site;
}

function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function sendText(response: ServerResponse, status: number, body: string, type = 'text/plain'): void {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

function readNotFound(root: string): string {
  try {
    return readFileSync(path.join(root, '404.html'), 'utf8');
  } catch (error) {
    throw new Error(`[server] ${root} holds no built site. Run "npm run build" first.`, {
      cause: error,
    });
  }
}
