import type {IncomingMessage} from 'node:http';
import {gunzip} from 'node:zlib';
import {Refusal} from '../../search/protocol/refusal';

/** How much of a body is read, and how long. */
export type BodyLimits = {
  /** Longest body, in bytes, also after it is unpacked. */
  readonly bytes: number;
  /** How long it may take to arrive, in ms. */
  readonly time: number;
};

/**
 * A body that is too long is still read to its end up to this factor of the limit: a client that
 * is cut off while it writes sees a broken connection instead of the answer.
 */
const PATIENCE = 64;

/**
 * The body of a request as text, whatever its type is said to be; unpacked when the client has
 * packed it.
 *
 * @throws Refusal 413 when it is too long, 408 when it does not arrive in time, 415 when it is
 * packed otherwise than with gzip, 400 when it cannot be unpacked or ends early.
 */
export async function readBody(req: IncomingMessage, limits: BodyLimits): Promise<string> {
  const encoding = req.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity' && encoding !== 'gzip') {
    throw new Refusal(415, 'the body is packed in an unknown way; expected gzip or none');
  }
  const body = await collect(req, limits);
  return (encoding === 'gzip' ? await unpack(body, limits.bytes) : body).toString('utf8');
}

function collect(req: IncomingMessage, {bytes, time}: BodyLimits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(req.headers['content-length'] ?? 0) > bytes * PATIENCE) {
      reject(tooLong(bytes));
      return;
    }
    let chunks: Buffer[] = [];
    let length = 0;
    const end = (error?: Refusal) => {
      clearTimeout(late);
      req.off('data', read);
      if (error) reject(error);
      else resolve(Buffer.concat(chunks));
    };
    const late = setTimeout(
      () => end(new Refusal(408, `the body did not arrive within ${time / 1000} seconds`)),
      time,
    );
    const read = (chunk: Buffer) => {
      length += chunk.length;
      if (length <= bytes) chunks.push(chunk);
      else chunks = [];
      if (length > bytes * PATIENCE) end(tooLong(bytes));
    };
    req.on('data', read);
    req.once('end', () => end(length > bytes ? tooLong(bytes) : undefined));
    const broken = () => end(new Refusal(400, 'the body ended early'));
    req.once('error', broken);
    req.once('close', broken);
  });
}

function unpack(body: Buffer, bytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    gunzip(body, {maxOutputLength: bytes}, (error: NodeJS.ErrnoException | null, text) => {
      if (!error) resolve(text);
      else if (error.code === 'ERR_BUFFER_TOO_LARGE') reject(tooLong(bytes));
      else reject(new Refusal(400, 'the body is said to be gzip, and is not'));
    });
  });
}

function tooLong(bytes: number): Refusal {
  return new Refusal(413, `the body is longer than ${bytes} bytes`);
}
