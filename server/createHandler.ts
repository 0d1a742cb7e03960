import {readFileSync, realpathSync, statSync} from 'node:fs';
import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import path from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import {headersFor, type HeaderRule} from '../config/headers';
import type {Redirect} from '../config/redirects';
import {decide, type Decision} from './decide';
import {cacheControl, contentType} from './fileHeaders';
import {readSiteFiles, type FileState} from './siteFiles';

/** A built site, with its headers and redirects. */
export type SiteOptions = {
  /** Folder of the built files. */
  root: string;
  headers: readonly HeaderRule[];
  redirects: readonly Redirect[];
};

/** Encodings of the stored files, best first, with their file extensions. */
const EXTENSIONS = {br: '.br', gzip: '.gz', identity: ''} as const;
const ENCODINGS = Object.keys(EXTENSIONS) as (keyof typeof EXTENSIONS)[];

/**
 * Handles requests for one build. The list of files is read once, so a new build needs a new handler.
 *
 * @throws Error if there is no built site in `root`
 */
export function createHandler({root: folder, headers, redirects}: SiteOptions): RequestListener {
  // Resolved, so switching a symbolic link to another build doesn't affect this handler.
  const root = realpathSync(path.resolve(folder));
  const files = readSiteFiles(root);
  const notFound = Object.fromEntries(
    ENCODINGS.map((encoding) => `/404.html${EXTENSIONS[encoding]}`)
      .filter((file) => files.has(file))
      .map((file) => [file, readFileSync(path.join(root, file))]),
  );
  const isCompressed = (file: string) => /\.(br|gz)$/.test(file) && files.has(file.slice(0, -3));
  const site = {has: (file: string) => files.has(file) && !isCompressed(file), redirects};

  /** The best stored version of a file that the client accepts. */
  const versionOf = (req: IncomingMessage, file: string) => {
    const stored = ENCODINGS.filter((encoding) => files.has(file + EXTENSIONS[encoding]));
    const accepted = new Negotiator(req).encodings(stored) as (keyof typeof EXTENSIONS)[];
    // Browsers send no weights, so the server chooses the encoding with the smallest file.
    const encoding = ENCODINGS.find((candidate) => accepted.includes(candidate)) ?? 'identity';
    return {encoding, name: file + EXTENSIONS[encoding]};
  };

  const setEncoding = (res: ServerResponse, encoding: string) => {
    res.setHeader('Vary', 'Accept-Encoding');
    if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  };

  const sendFile = (req: IncomingMessage, res: ServerResponse, file: string): void => {
    const {encoding, name} = versionOf(req, file);
    if (wasReplaced(path.join(root, name), files.get(name))) {
      setHeaders(res, {...headersFor(headers, '/404.html'), 'Retry-After': '5'});
      return respond(
        req,
        res,
        503,
        'A new build is replacing this file. Retry in a few seconds.\n',
      );
    }
    // RFC 9110, 14.2: Range is only defined for GET.
    if (req.method === 'HEAD') delete req.headers.range;
    setHeaders(res, headersFor(headers, file));
    res.setHeader('Content-Type', contentType(file));
    // A range of a file isn't worth caching.
    res.setHeader('Cache-Control', req.headers.range ? 'no-cache' : cacheControl(file));
    setEncoding(res, encoding);
    send(req, encodeURI(name), {root, dotfiles: 'allow', cacheControl: false, index: false})
      .on('error', (error: {status: number; headers?: Record<string, string>}) => {
        res.removeHeader('Content-Encoding');
        res.setHeader('Content-Type', 'text/plain; charset=utf-8');
        setHeaders(res, {...error.headers, 'Cache-Control': 'no-cache'});
        respond(req, res, error.status, `The file can't be sent: status ${error.status}.\n`);
      })
      .pipe(res);
  };

  const sendNotFound = (req: IncomingMessage, res: ServerResponse, status: 400 | 404) => {
    const {encoding, name} = versionOf(req, '/404.html');
    const page = notFound[name];
    if (!page) return respond(req, res, status, 'No page at this address.\n');
    setEncoding(res, encoding);
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    respond(req, res, status, page);
  };

  const handle = (req: IncomingMessage, res: ServerResponse): void => {
    const decision = rejectMissingHost(req) ?? decide(req.method ?? '', req.url ?? '/', site);
    if (decision.kind === 'file') return sendFile(req, res, decision.file);
    setHeaders(res, headersFor(headers, '/404.html'));
    switch (decision.kind) {
      case 'redirect':
        res.setHeader('Location', decision.location);
        return respond(req, res, 301, `Moved to ${decision.location}\n`);
      case 'health':
        setHeaders(res, {'Cache-Control': 'no-store', 'Content-Type': 'application/json'});
        return respond(req, res, 200, JSON.stringify({status: 'ok'}));
      case 'rejected':
        if (decision.status === 405) res.setHeader('Allow', 'GET, HEAD');
        return respond(req, res, decision.status, `${decision.reason}\n`);
      case 'not-found':
        return sendNotFound(req, res, decision.status ?? 404);
    }
  };

  return (req, res) => {
    try {
      handle(req, res);
    } catch (error) {
      console.error(`[server] ${req.method} ${req.url} failed:`, error);
      respond(req, res, 500, 'The server failed to handle the request and logged the error.\n');
    }
  };
}

/** Rejects HTTP/1.1 requests without a Host header, which the standard requires. */
function rejectMissingHost(req: IncomingMessage): Decision | undefined {
  if (req.httpVersion !== '1.1' || req.headers.host !== undefined) return undefined;
  return {kind: 'rejected', status: 400, reason: 'The request has no Host header.'};
}

/** Whether a file has changed since it was listed, so files of two builds are never mixed. */
function wasReplaced(file: string, listed: FileState | undefined): boolean {
  const current = statSync(file, {throwIfNoEntry: false});
  if (!current || !listed) return true;
  return current.size !== listed.size || Math.abs(current.mtimeMs - listed.mtimeMs) >= 1;
}

function respond(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  body: string | Buffer,
): void {
  res.statusCode = status;
  if (!res.hasHeader('Content-Type')) res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', 'no-cache');
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.end(req.method === 'HEAD' ? undefined : body);
}

function setHeaders(res: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}
