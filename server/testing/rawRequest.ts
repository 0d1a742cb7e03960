import net from 'node:net';

/** A response as received. Header names are in lower case. */
export type RawAnswer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
};

/** How long a response may take, in ms. */
const TIMEOUT = 5_000;

/**
 * Sends bytes as they are and reads the answer until the connection ends. `fetch` cannot be used
 * for hostile requests: it puts their addresses right first.
 */
export function sendRaw(port: number, request: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = net.connect(port, '127.0.0.1', () => socket.write(request, 'latin1'));
    socket.setTimeout(TIMEOUT, () => socket.destroy(new Error(`No answer in ${TIMEOUT} ms.`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(parse(Buffer.concat(chunks))));
  });
}

/** Parts of a request besides its target. */
type RequestOptions = {method?: string; headers?: Record<string, string>; content?: string};

/** The text of a request with the given target and `Connection: close`. */
export function rawRequest(
  target: string,
  {method = 'GET', headers = {}, content}: RequestOptions = {},
): string {
  const length = content === undefined ? {} : {'Content-Length': String(content.length)};
  const all = {Host: 'site.example', ...length, ...headers, Connection: 'close'};
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${content ?? ''}`;
}

function parse(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    // Two values of one header show as such. One value twice means the same as once, and nginx
    // writes all headers twice when a range cannot be met.
    const other = name in headers && headers[name] !== value;
    headers[name] = other ? `${headers[name]} | ${value}` : value;
  }
  return {status: Number(first.split(' ')[1]), headers, body: bytes.subarray(end + 4)};
}
