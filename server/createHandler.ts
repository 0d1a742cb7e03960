import {stat} from 'node:fs/promises';
import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {headersFor, type HeaderRule} from '../config/headers';
import type {Redirect} from '../config/redirects';
import {cacheControl} from './cacheControl';
import {contentType} from './contentType';
import {decide, type Decision} from './decide';
import {acceptedEncodings, normalizeHeaders} from './requestHeaders';
import {readSiteFiles, type SiteFiles} from './siteFiles';

/** What a compressed form has behind the name of its file. */
const ENDINGS: Readonly<Record<string, string>> = {br: '.br', gzip: '.gz'};

/** A built site and the rules to send it by. */
export type SiteOptions = {
  /** Folder of the built files. */
  root: string;
  headers: readonly HeaderRule[];
  redirects: readonly Redirect[];
};

/**
 * Answers requests from one build. The list of files is read here, once: make a new handler for
 * a new build.
 *
 * @throws when there is no built site in `root`.
 */
export function createHandler({root, headers, redirects}: SiteOptions): RequestListener {
  const files = readSiteFiles(path.resolve(root));
  const sendFile = sirv(files.root, {brotli: true, gzip: true, etag: true});
  const site = {has: (file: string) => files.paths.has(file), redirects};

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const target = req.url ?? '/';
    const decision = missingHost(req) ?? decide(req.method ?? '', target, site);
    const file = decision.kind === 'file' ? decision.file : '/404.html';
    setHeaders(res, headersFor(headers, file));
    res.setHeader('Cache-Control', 'no-cache');
    switch (decision.kind) {
      case 'file':
        normalizeHeaders(req.headers);
        if (await hasChanged(files, decision.file, req)) return sendReplaced(req, res);
        setHeaders(res, {Vary: 'Accept-Encoding', 'Content-Type': contentType(file)});
        // A part of a file, or the error for a part that is not there, is not worth keeping.
        if (!req.headers.range) res.setHeader('Cache-Control', cacheControl(file));
        req.url = encodeURI(decision.file);
        return sendFile(req, res, () => sendNotFound(req, res, files));
      case 'redirect':
        setHeaders(res, {Location: decision.location});
        return send(req, res, 301, `Moved to ${decision.location}\n`);
      case 'health':
        setHeaders(res, {'Cache-Control': 'no-store', 'Content-Type': 'application/json'});
        return send(req, res, 200, JSON.stringify({status: 'ok'}));
      case 'refused':
        if (decision.status === 405) res.setHeader('Allow', 'GET, HEAD');
        return send(req, res, decision.status, `${decision.reason}\n`);
      case 'not-found':
        return sendNotFound(req, res, files, decision.status);
    }
  };

  return (req, res) => {
    answer(req, res).catch((error: unknown) => {
      console.error(`[server] ${req.method} ${req.url} failed:`, error);
      if (res.headersSent) res.destroy();
      else send(req, res, 500, 'The server failed to answer. The failure was logged.\n');
    });
  };
}

/** HTTP/1.1 asks for exactly this; nothing here depends on the host that is named. */
function missingHost(req: IncomingMessage): Decision | undefined {
  if (req.httpVersion !== '1.1' || req.headers.host !== undefined) return undefined;
  return {kind: 'refused', status: 400, reason: 'The request has no Host header.'};
}

/**
 * Whether the file, or the form of it that this request gets, is not the one that was read: the
 * announced length would be wrong, or a page of one build would be sent with the scripts of
 * another. A folder that is copied over another one is in that state for a while.
 */
async function hasChanged(
  {root, states}: SiteFiles,
  file: string,
  {headers}: IncomingMessage,
): Promise<boolean> {
  const form = acceptedEncodings(headers['accept-encoding'])
    .map((name) => `${file}${ENDINGS[name] ?? ''}`)
    .find((name) => states.has(name));
  const isSame = await Promise.all(
    [...new Set([file, form ?? file])].map(async (name) => {
      const known = states.get(name);
      const found = await stat(path.join(root, name)).catch(() => undefined);
      if (!found || !known) return found === known;
      // Tools that copy a date keep it to the millisecond at best.
      return found.size === known.size && Math.abs(found.mtimeMs - known.mtimeMs) < 1;
    }),
  );
  return isSame.includes(false);
}

function sendReplaced(req: IncomingMessage, res: ServerResponse): void {
  res.setHeader('Retry-After', '5');
  send(req, res, 503, 'A new build is replacing this file. Try again in a few seconds.\n');
}

function sendNotFound(
  req: IncomingMessage,
  res: ServerResponse,
  {notFound}: SiteFiles,
  status: 400 | 404 = 404,
): void {
  const form = acceptedEncodings(req.headers['accept-encoding']).find((name) => notFound[name]);
  const page = notFound[form ?? 'identity'];
  if (!page) return send(req, res, status, 'There is no page at this address.\n');
  setHeaders(res, {Vary: 'Accept-Encoding', 'Content-Encoding': form});
  setHeaders(res, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache'});
  send(req, res, status, page);
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  body: string | Buffer,
): void {
  res.statusCode = status;
  if (!res.hasHeader('Content-Type')) res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.end(req.method === 'HEAD' ? undefined : body);
}

function setHeaders(
  res: ServerResponse,
  headers: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) res.setHeader(name, value);
  }
}
