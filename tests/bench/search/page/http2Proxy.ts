import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {Agent, request} from 'node:http';
import {createSecureServer, type IncomingHttpHeaders} from 'node:http2';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Connection-specific headers, which HTTP/2 forbids. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/**
 * Starts a proxy that serves a local server over HTTP/2 and TLS, as static hosts do: the browser then
 * requests many small files in parallel, instead of at most six. `openssl` creates a self-signed
 * certificate for this run.
 *
 * @returns a function that stops the proxy
 * @throws Error if `openssl` is not installed
 */
export async function startHttp2Proxy(
  port: number,
  serverPort: number,
): Promise<() => Promise<void>> {
  const agent = new Agent({keepAlive: true});
  const server = createSecureServer(makeCertificate());
  server.on('stream', (stream, headers) => {
    stream.on('error', () => undefined);
    const upstream = request(
      {
        port: serverPort,
        host: '127.0.0.1',
        agent,
        method: headers[':method'],
        path: headers[':path'],
        headers: {...commonHeaders(headers), host: headers[':authority']},
      },
      (response) => {
        if (stream.destroyed) return void response.resume();
        stream.respond({':status': response.statusCode, ...commonHeaders(response.headers)});
        response.pipe(stream);
      },
    );
    upstream.on('error', () => stream.close());
    stream.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return async () => {
    agent.destroy();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  };
}

/** The headers that are valid in both HTTP versions. */
function commonHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && !CONNECTION_HEADERS.includes(name),
    ),
  );
}

function makeCertificate(): {key: string; cert: string} {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  try {
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=127.0.0.1']
        .concat(['-keyout', key])
        .concat(['-out', cert]),
      {stdio: 'ignore'},
    );
    return {key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8')};
  } finally {
    rmSync(folder, {recursive: true});
  }
}
