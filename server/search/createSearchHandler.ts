import type {IncomingMessage, ServerResponse} from 'node:http';
import {gzip} from 'node:zlib';
import {headersFor, type HeaderRule} from '../../config/headers';
import type {SearchServerOption} from '../../config/searchServer';
import {refuse} from '../../search/protocol/answer';
import {Refusal} from '../../search/protocol/refusal';
import type {ProtocolAnswer} from '../../search/protocol/types';
import {acceptedEncodings} from '../requestHeaders';
import type {AnswerPool} from './answerPool';
import {clientAddress} from './clientAddress';
import {createRateLimiter} from './rateLimiter';
import {readBody, type BodyLimits} from './readBody';
import {readCost} from './readCost';
import {PREFLIGHT_HEADERS, SEARCH_HEADERS, SEARCH_METHODS} from './searchHeaders';

/** Answers one request whose path belongs to the search protocol; never throws. */
export type SearchHandler = (req: IncomingMessage, res: ServerResponse, path: string) => void;

export type SearchHandlerOptions = {
  readonly option: SearchServerOption;
  /** The engine of the build that is served now. */
  readonly pool: () => AnswerPool;
  /** Headers of the site, which every answer has. */
  readonly headers: () => readonly HeaderRule[];
  readonly body?: BodyLimits;
};

/** Longest body, in bytes, and how long it may take, in ms. */
const BODY: BodyLimits = {bytes: 64 * 1024, time: 10_000};

/** Shorter answers are sent as they are, in bytes. */
const WORTH_PACKING = 1_024;

/** Packs three times faster than the usual level, for a tenth more bytes. */
const PACKING = {level: 1} as const;

type Headers = Readonly<Record<string, string>>;

/**
 * The search protocol over HTTP: limits, then the engine. Refusals have the protocol's form, so
 * that clients turn them into their own errors.
 */
export function createSearchHandler({
  option,
  pool,
  headers,
  body: limits = BODY,
}: SearchHandlerOptions): SearchHandler {
  const limiter = createRateLimiter(option);

  const answer = async (
    req: IncomingMessage,
    path: string,
    gone: AbortSignal,
  ): Promise<[ProtocolAnswer, Headers?]> => {
    if (req.httpVersion === '1.1' && req.headers.host === undefined) {
      return [refuse(400, 'The request has no Host header')];
    }
    if (req.method === 'OPTIONS') return [{status: 204, body: ''}, PREFLIGHT_HEADERS];
    if (req.method !== 'POST') {
      return [refuse(405, 'Method not allowed; expected POST'), {Allow: SEARCH_METHODS}];
    }
    const forwarded = req.headers['x-forwarded-for'];
    const address = clientAddress(req.socket.remoteAddress, forwarded, option.proxies);
    const wait = limiter.wait(address, 1);
    if (wait > 0) return tooMany(wait);
    // Counted before the body arrives: many at once would else all find the account full.
    limiter.charge(address, 1);
    const body = await readBody(req, limits);
    // What it costs is known only now; meanwhile the others may have used up the account.
    if (limiter.wait(address, 0) > 0) return tooMany(limiter.wait(address, 1));
    limiter.charge(address, readCost(path, body) - 1);
    return [await pool().ask({method: 'POST', path, body}, gone)];
  };

  return (req, res, path) => {
    const left = new AbortController();
    res.once('close', () => left.abort());
    answer(req, path, left.signal)
      .catch((error: unknown): [ProtocolAnswer] => {
        if (error instanceof Refusal) return [refuse(error.status, error.message)];
        console.error(`[search] ${req.method} ${path} failed:`, error);
        return [refuse(500, 'The server failed to answer; the failure was logged')];
      })
      .then(([reply, own]) => {
        const all = {...headersFor(headers(), '/'), ...SEARCH_HEADERS, ...own};
        for (const [name, value] of Object.entries(all)) res.setHeader(name, value);
        return send(req, res, reply);
      })
      .catch((error: unknown) => {
        console.error(`[search] An answer could not be sent:`, error);
        res.destroy();
      });
  };
}

function tooMany(wait: number): [ProtocolAnswer, Headers] {
  const seconds = String(wait);
  return [refuse(429, `Too many searches; try again in ${seconds} s`), {'Retry-After': seconds}];
}

async function send(
  req: IncomingMessage,
  res: ServerResponse,
  {status, body}: ProtocolAnswer,
): Promise<void> {
  res.statusCode = status;
  if (status === 503) res.setHeader('Retry-After', '1');
  // What is left of a body that was not read to its end is not waited for.
  if (status === 413 || status === 408) res.setHeader('Connection', 'close');
  if (status === 204) {
    res.removeHeader('Content-Type');
    res.end();
    return;
  }
  res.setHeader('Vary', 'Accept-Encoding');
  const isPacked =
    body.length > WORTH_PACKING &&
    acceptedEncodings(req.headers['accept-encoding']).includes('gzip');
  const bytes = isPacked ? await pack(body) : Buffer.from(body);
  if (isPacked) res.setHeader('Content-Encoding', 'gzip');
  res.setHeader('Content-Length', bytes.length);
  res.end(req.method === 'HEAD' ? undefined : bytes);
}

/** In a thread of the runtime, not in this one. */
function pack(body: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    gzip(body, PACKING, (error, bytes) => (error ? reject(error) : resolve(bytes)));
  });
}
