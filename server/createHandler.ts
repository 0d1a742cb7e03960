import {readFileSync, realpathSync, statSync} from 'node:fs';
import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import path from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import {headersFor, type HeaderRule} from '../config/headers';
import type {Redirect} from '../config/redirects';
import {cacheControl} from './cacheControl';
import {contentType} from './contentType';
import {decide, type Decision} from './decide';
import {readSiteFiles, type FileState} from './siteFiles';

/** A built site and the rules to send it by. */
export type SiteOptions = {
  /** Folder of the built files. */
  root: string;
  headers: readonly HeaderRule[];
  redirects: readonly Redirect[];
};

/** Encodings that the build stores, best first, and the ending of their files. */
const ENDINGS = {br: '.br', gzip: '.gz', identity: ''} as const;
const ENCODINGS = Object.keys(ENDINGS) as (keyof typeof ENDINGS)[];

/**
 * Answers requests from one build. The list of files is read once: make a new handler for a new
 * build.
 *
 * @throws Error when there is no built site in `root`
 */
export function createHandler({root: folder, headers, redirects}: SiteOptions): RequestListener {
  // Behind any link, so a link that is switched to another build changes nothing.
  const root = realpathSync(path.resolve(folder));
  const files = readSiteFiles(root);
  const notFound = Object.fromEntries(
    ENCODINGS.map((encoding) => `/404.html${ENDINGS[encoding]}`)
      .filter((file) => files.has(file))
      .map((file) => [file, readFileSync(path.join(root, file))]),
  );
  const isCompressed = (file: string) => /\.(br|gz)$/.test(file) && files.has(file.slice(0, -3));
  const site = {has: (file: string) => files.has(file) && !isCompressed(file), redirects};

  /** The stored version of a file that suits the request, and its encoding. */
  const versionOf = (req: IncomingMessage, file: string) => {
    const stored = ENCODINGS.filter((encoding) => files.has(file + ENDINGS[encoding]));
    const accepted = new Negotiator(req).encodings(stored) as (keyof typeof ENDINGS)[];
    // Browsers send no weights, so the smaller one is ours to choose.
    const encoding = ENCODINGS.find((one) => accepted.includes(one)) ?? 'identity';
    return {encoding, name: file + ENDINGS[encoding]};
  };

  const setEncoding = (res: ServerResponse, encoding: string) => {
    res.setHeader('Vary', 'Accept-Encoding');
    if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  };

  const sendFile = (req: IncomingMessage, res: ServerResponse, file: string): void => {
    const {encoding, name} = versionOf(req, file);
    if (wasReplaced(path.join(root, name), files.get(name))) {
      setHeaders(res, {...headersFor(headers, '/404.html'), 'Retry-After': '5'});
      return reply(req, res, 503, 'A new build is replacing this file. Retry in a few seconds.\n');
    }
    // RFC 9110, 14.2: Range is only defined for GET.
    if (req.method === 'HEAD') delete req.headers.range;
    setHeaders(res, headersFor(headers, file));
    res.setHeader('Content-Type', contentType(file));
    // A part of a file isn't worth keeping.
    res.setHeader('Cache-Control', req.headers.range ? 'no-cache' : cacheControl(file));
    setEncoding(res, encoding);
    send(req, encodeURI(name), {root, dotfiles: 'allow', cacheControl: false, index: false})
      .on('error', (error: {status: number; headers?: Record<string, string>}) => {
        res.removeHeader('Content-Encoding');
        res.setHeader('Content-Type', 'text/plain; charset=utf-8');
        setHeaders(res, {...error.headers, 'Cache-Control': 'no-cache'});
        reply(req, res, error.status, `This file can't be sent: status ${error.status}.\n`);
      })
      .pipe(res);
  };

  const sendNotFound = (req: IncomingMessage, res: ServerResponse, status: 400 | 404) => {
    const {encoding, name} = versionOf(req, '/404.html');
    const page = notFound[name];
    if (!page) return reply(req, res, status, 'There is no page at this address.\n');
    setEncoding(res, encoding);
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    reply(req, res, status, page);
  };

  const answer = (req: IncomingMessage, res: ServerResponse): void => {
    const decision = missingHost(req) ?? decide(req.method ?? '', req.url ?? '/', site);
    if (decision.kind === 'file') return sendFile(req, res, decision.file);
    setHeaders(res, headersFor(headers, '/404.html'));
    switch (decision.kind) {
      case 'redirect':
        res.setHeader('Location', decision.location);
        return reply(req, res, 301, `Moved to ${decision.location}\n`);
      case 'health':
        setHeaders(res, {'Cache-Control': 'no-store', 'Content-Type': 'application/json'});
        return reply(req, res, 200, JSON.stringify({status: 'ok'}));
      case 'refused':
        if (decision.status === 405) res.setHeader('Allow', 'GET, HEAD');
        return reply(req, res, decision.status, `${decision.reason}\n`);
      case 'not-found':
        return sendNotFound(req, res, decision.status ?? 404);
    }
  };

  return (req, res) => {
    try {
      answer(req, res);
    } catch (error) {
      console.error(`[server] ${req.method} ${req.url} failed:`, error);
      reply(req, res, 500, 'The server failed to answer. The failure was logged.\n');
    }
  };
}

/** HTTP/1.1 requires a Host header, although nothing here depends on it. */
function missingHost(req: IncomingMessage): Decision | undefined {
  if (req.httpVersion !== '1.1' || req.headers.host !== undefined) return undefined;
  return {kind: 'refused', status: 400, reason: 'The request has no Host header.'};
}

/** Whether a file differs from the one that was listed, so that builds are never mixed. */
function wasReplaced(file: string, listed: FileState | undefined): boolean {
  const now = statSync(file, {throwIfNoEntry: false});
  if (!now || !listed) return true;
  return now.size !== listed.size || Math.abs(now.mtimeMs - listed.mtimeMs) >= 1;
}

function reply(
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
