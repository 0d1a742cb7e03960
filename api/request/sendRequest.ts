import {parseExact} from '../schema/exactJson';
import {
  MAX_KEPT,
  MAX_SHOWN,
  TIMEOUT,
  type Outcome,
  type ReplyBody,
  type ReplyFacts,
} from './outcome';
import type {HttpRequest} from './buildRequest';

/**
 * Sends a request and reads the reply to its end, but no longer than 30 seconds and no further
 * than what may be kept. No cookies, credentials or referrer go along, and a redirect is not
 * followed: a request reaches the server that the reader chose or none. Never throws.
 */
export async function sendRequest(request: HttpRequest, abort: AbortSignal): Promise<Outcome> {
  const began = performance.now();
  const stop = new AbortController();
  const progress = {bytes: 0, timedOut: false};
  const onAbort = () => stop.abort();
  abort.addEventListener('abort', onAbort);
  if (abort.aborted) stop.abort();
  const timer = setTimeout(() => {
    progress.timedOut = true;
    stop.abort();
  }, TIMEOUT);
  const elapsed = () => Math.round(performance.now() - began);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      signal: stop.signal,
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
    const reply: ReplyFacts = {
      status: response.status,
      ms: elapsed(),
      bytes: progress.bytes,
      headers: [...response.headers],
    };
    return judge(response.ok, reply, chunks, response.headers.get('Content-Type'));
  } catch {
    if (progress.timedOut) return {kind: 'timedOut', ms: elapsed(), bytes: progress.bytes};
    if (abort.aborted) return {kind: 'aborted', ms: elapsed(), bytes: progress.bytes};
    return {kind: 'unreachable', ms: elapsed()};
  } finally {
    clearTimeout(timer);
    abort.removeEventListener('abort', onAbort);
    // Whatever is still under way is of no use.
    stop.abort();
  }
}

function isRedirect({type, status}: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304);
}

/** The body in pieces; none when it is larger than what may be kept. */
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

async function judge(
  ok: boolean,
  reply: ReplyFacts,
  chunks: Uint8Array<ArrayBuffer>[] | undefined,
  contentType: string | null,
): Promise<Outcome> {
  if (!chunks) return {kind: 'tooLarge', reply};
  // The type is ours: a browser that opens the file must not take it for a page.
  const file = new Blob(chunks, {type: 'application/octet-stream'});
  if (reply.bytes > MAX_SHOWN) return {kind: 'tooLarge', reply, file};
  const body = readBody(await file.text(), contentType);
  if (!ok) return {kind: 'httpError', reply, body};
  if (body.kind === 'text') return {kind: 'notJson', reply, text: body.text, why: body.why};
  return {kind: 'answered', reply, value: body.value, text: body.text};
}

/** What a body holds. The content type is only named: servers often send a wrong one. */
export function readBody(text: string, contentType: string | null): ReplyBody {
  if (text.trim() === '') return {kind: 'text', text: '', why: 'The body is empty.'};
  try {
    return {kind: 'json', value: parseExact(text), text};
  } catch (error) {
    const named = contentType === null ? 'names no type' : `calls it ${contentType.slice(0, 100)}`;
    const why =
      error instanceof RangeError
        ? 'The JSON is nested too deeply to be shown as a tree.'
        : `The body is not JSON; the server ${named}.`;
    return {kind: 'text', text, why};
  }
}
