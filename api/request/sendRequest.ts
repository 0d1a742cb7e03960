import {type ExactJson, parseExact} from '../schema/exactJson';
import type {HttpRequest} from './buildRequest';

/** The parts of a response that the browser exposes to the page. */
export type ResponseFacts = {
  status: number;
  /** Time from sending to the last byte, in ms. */
  ms: number;
  /** Size of the body after decompression, in bytes. */
  bytes: number;
  headers: [name: string, value: string][];
};

export type ResponseBody =
  | {kind: 'json'; value: ExactJson; text: string}
  /** `why` explains why the body can't be shown as JSON. */
  | {kind: 'text'; text: string; why: string};

/** Every way in which a request can end. */
export type Outcome =
  | {kind: 'success'; response: ResponseFacts; value: ExactJson; text: string}
  | {kind: 'httpError'; response: ResponseFacts; body: ResponseBody}
  | {kind: 'notJson'; response: ResponseFacts; text: string; why: string}
  /** `file` has the whole body unless it is larger than `MAX_KEPT`. */
  | {kind: 'tooLarge'; response: ResponseFacts; file?: Blob}
  /** The server redirected the request; the redirect was not followed. */
  | {kind: 'redirected'; ms: number}
  /** The browser hides whether the network or the server's CORS rules prevented a response. */
  | {kind: 'unreachable'; ms: number}
  | {kind: 'timedOut'; ms: number; bytes: number}
  | {kind: 'aborted'; ms: number; bytes: number};

/** Timeout for a whole response, in ms. */
export const TIMEOUT_MS = 30_000;

/** Maximum size of a displayed body, in bytes. */
export const MAX_SHOWN = 2_000_000;

/** Maximum size of a body kept for download, in bytes; reading stops there. */
export const MAX_KEPT = 20_000_000;

/**
 * Sends a request and reads the whole response, within `TIMEOUT_MS` and up to `MAX_KEPT`. It sends no
 * cookies, credentials or referrer and follows no redirect, so a request reaches only the server
 * that the reader chose. Never throws.
 */
export async function sendRequest(request: HttpRequest, abort: AbortSignal): Promise<Outcome> {
  const {url, method, headers, body} = request;
  const began = performance.now();
  const elapsed = () => Math.round(performance.now() - began);
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  const progress = {bytes: 0};
  try {
    const response = await fetch(url, {
      method,
      headers,
      body,
      signal: AbortSignal.any([abort, timeout.signal]),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'manual',
      cache: 'no-store',
      mode: 'cors',
    });
    if (isRedirect(response)) {
      await response.body?.cancel();
      return {kind: 'redirected', ms: elapsed()};
    }
    const chunks = await readChunks(response, progress);
    const facts: ResponseFacts = {
      status: response.status,
      ms: elapsed(),
      bytes: progress.bytes,
      headers: [...response.headers],
    };
    return await readOutcome(response, facts, chunks);
  } catch {
    if (timeout.signal.aborted) return {kind: 'timedOut', ms: elapsed(), bytes: progress.bytes};
    if (abort.aborted) return {kind: 'aborted', ms: elapsed(), bytes: progress.bytes};
    return {kind: 'unreachable', ms: elapsed()};
  } finally {
    clearTimeout(timer);
  }
}

function isRedirect({type, status}: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304);
}

/** The chunks of the body; `undefined` if it is larger than `MAX_KEPT`. */
async function readChunks(
  response: Response,
  progress: {bytes: number},
): Promise<Uint8Array<ArrayBuffer>[] | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  while (reader) {
    const {done, value} = await reader.read();
    if (done) break;
    progress.bytes += value.length;
    if (progress.bytes > MAX_KEPT) {
      void reader.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(value);
  }
  return chunks;
}

async function readOutcome(
  {ok, headers}: Response,
  response: ResponseFacts,
  chunks: Uint8Array<ArrayBuffer>[] | undefined,
): Promise<Outcome> {
  if (!chunks) return {kind: 'tooLarge', response};
  // Never the server's type: a browser that opens the file must not render it as a page.
  const file = new Blob(chunks, {type: 'application/octet-stream'});
  if (response.bytes > MAX_SHOWN) return {kind: 'tooLarge', response, file};
  const body = readBody(await file.text(), headers.get('Content-Type'));
  if (!ok) return {kind: 'httpError', response, body};
  if (body.kind === 'text') return {kind: 'notJson', response, text: body.text, why: body.why};
  return {kind: 'success', response, value: body.value, text: body.text};
}

/** Parses a body. Its content type is only mentioned, because servers often send a wrong one. */
export function readBody(text: string, contentType: string | null): ResponseBody {
  if (text.trim() === '') return {kind: 'text', text: '', why: 'The body is empty.'};
  try {
    return {kind: 'json', value: parseExact(text), text};
  } catch (error) {
    const named =
      contentType === null ? 'did not specify a type' : `calls it ${contentType.slice(0, 100)}`;
    const why =
      error instanceof RangeError
        ? 'The JSON is nested too deeply to be shown as a tree.'
        : `The body is not JSON; the server ${named}.`;
    return {kind: 'text', text, why};
  }
}
