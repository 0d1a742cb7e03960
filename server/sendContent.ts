import type {FileHandle} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {FileForm} from './fileForms';
import type {Content} from './readForm';
import {isUnchanged, readRange, type ByteRange} from './requestHeaders';

/** Sends a form of a file, or the part of it that is asked for. */
export function sendContent(
  req: IncomingMessage,
  res: ServerResponse,
  form: FileForm,
  content: Content,
): void {
  const {size} = form.state;
  const range = readRange(req.headers, size);
  if (range === 'outside') {
    res.writeHead(416, partial(form, `bytes */${size}`, 0));
    return end(res, content);
  }
  const {first, last} = range ?? {first: 0, last: size - 1};
  const length = last - first + 1;
  if (range) res.writeHead(206, partial(form, `bytes ${first}-${last}/${size}`, length));
  else res.writeHead(200, [...form.headers, 'Content-Length', String(length)]);
  if (req.method === 'HEAD') return end(res, content);
  if (!Buffer.isBuffer(content)) return stream(res, content, {first, last});
  res.end(range ? content.subarray(first, last + 1) : content);
}

/** Whether the reader has this version; if so, it is told. */
export function sendUnchanged(req: IncomingMessage, res: ServerResponse, form: FileForm): boolean {
  if (!isUnchanged(req.headers['if-none-match'], form.etag)) return false;
  res.writeHead(304, form.headers as string[]).end();
  return true;
}

/** A part of a file, or the error for a part that is not there, is not worth keeping. */
function partial({headers}: FileForm, range: string, length: number): string[] {
  const all = [...headers, 'Content-Range', range, 'Content-Length', String(length)];
  all[all.indexOf('Cache-Control') + 1] = 'no-cache';
  return all;
}

function end(res: ServerResponse, content: Content): void {
  if (!Buffer.isBuffer(content)) void content.close();
  res.end();
}

/** What is sent cannot be taken back: a file that ends early, or fails, ends the connection. */
function stream(res: ServerResponse, file: FileHandle, {first, last}: ByteRange): void {
  let left = last - first + 1;
  const pieces = file.createReadStream({start: first, end: last});
  pieces.on('data', (piece) => (left -= piece.length));
  pieces.on('end', () => (left === 0 ? res.end() : res.destroy()));
  pieces.on('error', () => res.destroy());
  res.on('close', () => pieces.destroy());
  pieces.pipe(res, {end: false});
}
