import {type ExactJson, parseExact} from '../schema/exactJson';
import type {HttpRequest} from './buildRequest';

/** Status, duration and size of a response, and the headers that the browser exposes to the page. */
export type ResponseInfo = {
  status: number;
  /** Time from sending to the last byte, in ms. */
  ms: number;
  /** Size of the body after decompression, in bytes. */
  bytes: number;
  headers: [name: string, value: string][];
};

/** The body of a response, parsed if it is JSON. */
export type ResponseBody =
  | {kind: 'json'; value: ExactJson; text: string}
  /** `reason` explains why the body can't be shown as JSON. */
  | {kind: 'text'; text: string; reason: string};

/** Every way in which a request can end. */
export type Outcome =
  | {kind: 'success'; response: ResponseInfo; value: ExactJson; text: string}
  | {kind: 'httpError'; response: ResponseInfo; body: ResponseBody}
  | {kind: 'notJson'; response: ResponseInfo; text: string; reason: string}
  /** `file` has the whole body unless it is larger than `MAX_DOWNLOAD_BYTES`. */
  | {kind: 'tooLarge'; response: ResponseInfo; file?: Blob}
  /** The server redirected the request; the redirect was not followed. */
  | {kind: 'redirected'; ms: number}
  /** The browser hides whether the network or the server's CORS rules prevented a response. */
  | {kind: 'unreachable'; ms: number}
  | {kind: 'timedOut'; ms: number; bytes: number}
  | {kind: 'aborted'; ms: number; bytes: number};

/** Timeout for a whole response, in ms. */
export const TIMEOUT_MS = 30_000;

/** Maximum size of a displayed body, in bytes. */
export const MAX_DISPLAY_BYTES = 2_000_000;

/** Maximum size of a downloadable body, in bytes. Reading stops there. */
export const MAX_DOWNLOAD_BYTES = 20_000_000;

/**
 * Sends a request and reads the response, within `TIMEOUT_MS` and up to `MAX_DOWNLOAD_BYTES`. Sends
 * no cookies, credentials or referrer and follows no redirect, so a request reaches only the server
 * that the reader chose. Never throws.
 */
export async function sendRequest(request: HttpRequest, signal: AbortSignal): Promise<Outcome> {
  const {url, method, headers, body} = request;
  const startedAt = performance.now();
  const elapsed = () => Math.round(performance.now() - startedAt);
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  const progress = {bytes: 0};
  try {
    const response = await fetch(url, {
      method,
      headers,
      body,
      signal: AbortSignal.any([signal, timeout.signal]),
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
    const info: ResponseInfo = {
      status: response.status,
      ms: elapsed(),
      bytes: progress.bytes,
      headers: [...response.headers],
    };
    return await readOutcome(response, info, chunks);
  } catch {
    if (timeout.signal.aborted) return {kind: 'timedOut', ms: elapsed(), bytes: progress.bytes};
    if (signal.aborted) return {kind: 'aborted', ms: elapsed(), bytes: progress.bytes};
    return {kind: 'unreachable', ms: elapsed()};
  } finally {
    clearTimeout(timer);
  }
}

function isRedirect({type, status}: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304);
}

/** The chunks of the body; `undefined` if it is larger than `MAX_DOWNLOAD_BYTES`. */
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
    if (progress.bytes > MAX_DOWNLOAD_BYTES) {
      void reader.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(value);
  }
  return chunks;
}

async function readOutcome(
  {ok, headers}: Response,
  response: ResponseInfo,
  chunks: Uint8Array<ArrayBuffer>[] | undefined,
): Promise<Outcome> {
  if (!chunks) return {kind: 'tooLarge', response};
  // Ignore the server's content type: a browser that opens the file must not render it as a page.
  const file = new Blob(chunks, {type: 'application/octet-stream'});
  if (response.bytes > MAX_DISPLAY_BYTES) return {kind: 'tooLarge', response, file};
  const body = readBody(await file.text(), headers.get('Content-Type'));
  if (!ok) return {kind: 'httpError', response, body};
  if (body.kind === 'text')
    return {kind: 'notJson', response, text: body.text, reason: body.reason};
  return {kind: 'success', response, value: body.value, text: body.text};
}

/** Parses a body. Only messages use the content type, because servers often send a wrong one. */
export function readBody(text: string, contentType: string | null): ResponseBody {
  if (text.trim() === '') return {kind: 'text', text: '', reason: 'The body is empty.'};
  try {
    return {kind: 'json', value: parseExact(text), text};
  } catch (error) {
    const declaration =
      contentType === null ? 'did not specify a type' : `calls it ${contentType.slice(0, 100)}`;
    const reason =
      error instanceof RangeError
        ? 'The JSON is nested too deeply to be shown as a tree.'
        : `The body is not JSON; the server ${declaration}.`;
    return {kind: 'text', text, reason};
  }
}
