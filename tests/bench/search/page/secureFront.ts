import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {Agent, request} from 'node:http';
import {createSecureServer, type IncomingHttpHeaders} from 'node:http2';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Headers of one connection, which HTTP/2 does not have. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/**
 * HTTP/2 over TLS in front of a local server, as static hosts use it: the browser then requests
 * many small files at once, instead of six. `openssl` creates a self-signed certificate for this
 * run.
 *
 * @returns a function that stops it
 * @throws when there is no `openssl`
 */
export async function secureFront(port: number, behind: number): Promise<() => Promise<void>> {
  const agent = new Agent({keepAlive: true});
  const server = createSecureServer(makeCertificate());
  server.on('stream', (stream, headers) => {
    stream.on('error', () => undefined);
    const passed = request(
      {
        port: behind,
        host: '127.0.0.1',
        agent,
        method: headers[':method'],
        path: headers[':path'],
        headers: {...named(headers), host: headers[':authority']},
      },
      (response) => {
        if (stream.destroyed) return void response.resume();
        stream.respond({':status': response.statusCode, ...named(response.headers)});
        response.pipe(stream);
      },
    );
    passed.on('error', () => stream.close());
    stream.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return async () => {
    agent.destroy();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  };
}

/** Those that both versions have. */
function named(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && !OF_CONNECTION.includes(name),
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
