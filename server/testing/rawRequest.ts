import net from 'node:net';

/** A response as received. Header names are in lower case. */
export type RawResponse = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
};

/** How long a response may take, in ms. */
const TIMEOUT_MS = 5_000;

/**
 * Sends a request unchanged and reads the response until the connection closes. `fetch` can't send
 * hostile requests, because it normalizes their URLs.
 */
export function sendRaw(port: number, request: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = net.connect(port, '127.0.0.1', () => socket.write(request, 'latin1'));
    socket.setTimeout(TIMEOUT_MS, () =>
      socket.destroy(new Error(`No response within ${TIMEOUT_MS} ms.`)),
    );
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(parse(Buffer.concat(chunks))));
  });
}

/** The parts of a request besides its target. */
type RequestOptions = {method?: string; headers?: Record<string, string>; content?: string};

/** The text of a request with the given target and `Connection: close`. */
export function rawRequest(
  target: string,
  {method = 'GET', headers = {}, content}: RequestOptions = {},
): string {
  const length = content === undefined ? {} : {'Content-Length': String(content.length)};
  const allHeaders = {Host: 'site.example', ...length, ...headers, Connection: 'close'};
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${content ?? ''}`;
}

function parse(bytes: Buffer): RawResponse {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    // Different values of a header are joined, so tests detect them. Equal values are merged, because nginx
    // sends all headers twice if it can't satisfy a range.
    const isDifferent = name in headers && headers[name] !== value;
    headers[name] = isDifferent ? `${headers[name]} | ${value}` : value;
  }
  return {status: Number(first.split(' ')[1]), headers, body: bytes.subarray(end + 4)};
}
