import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import path from 'node:path';
import {headersFor, type HeaderRule} from '../config/headers';
import type {Redirect} from '../config/redirects';
import {decide, type Decision} from './decide';
import {createFileForms} from './fileForms';
import {createFormReader} from './readForm';
import {acceptedEncodings} from './requestHeaders';
import {sendContent, sendUnchanged} from './sendContent';
import {readSiteFiles, type SiteFiles} from './siteFiles';

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
  const formOf = createFileForms(files, headers);
  const readForm = createFormReader(files.root);
  const site = {has: (file: string) => files.paths.has(file), redirects};

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const decision = missingHost(req) ?? decide(req.method ?? '', req.url ?? '/', site);
    if (decision.kind === 'file') {
      const form = formOf(decision.file, acceptedEncodings(req.headers['accept-encoding']));
      if (sendUnchanged(req, res, form)) return;
      const content = readForm(form);
      const found = Buffer.isBuffer(content) ? content : await content;
      if (found) return sendContent(req, res, form, found);
    }
    setHeaders(res, headersFor(headers, '/404.html'));
    res.setHeader('Cache-Control', 'no-cache');
    switch (decision.kind) {
      case 'file':
        return sendReplaced(req, res);
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
