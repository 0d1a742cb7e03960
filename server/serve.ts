import {watchFile} from 'node:fs';
import path from 'node:path';
import {redirects} from '../config/redirects';
import {closeOnSignal} from './closeOnSignal';
import {createServer} from './createServer';
import {readHeaders} from './readHeaders';
import {readPort} from './readPort';

const PROJECT = path.resolve(__dirname, '..');

/** The folder of the built site, and its header file. */
export type ServeOptions = {root?: string; headersFile?: string};

/** Interval in ms at which a running server checks for a new build. */
const CHECK_INTERVAL_MS = 1_000;

/** Serves the built site until the process receives a signal. Exits with status 1 if that fails. */
export function serve({
  root = path.join(PROJECT, 'build'),
  headersFile = path.join(PROJECT, 'deploy', 'generated', 'headers.json'),
}: ServeOptions = {}): void {
  const options = () => ({root, headers: readHeaders(headersFile), redirects});
  let port: number;
  let server: ReturnType<typeof createServer>;
  try {
    port = readPort(process.env.PORT);
    server = createServer(options());
  } catch (error) {
    return fail((error as Error).message);
  }

  server.on('error', (error: NodeJS.ErrnoException) => fail(describeError(error, port)));
  server.listen(port, () => console.log(`Serving on http://localhost:${port}`));
  closeOnSignal(server);

  // The build writes the header file last, so a new file means that the build is complete.
  watchFile(headersFile, {interval: CHECK_INTERVAL_MS, persistent: false}, ({mtimeMs}) => {
    if (mtimeMs === 0) return;
    try {
      server.use(options());
      console.log('Serving the new build.');
    } catch (error) {
      console.error(`[server] Still serving the old build. ${(error as Error).message}`);
    }
  });
}

function describeError({code, message}: NodeJS.ErrnoException, port: number): string {
  if (code === 'EADDRINUSE') {
    return `PORT: ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port < 65535 ? port + 1 : 3000}`;
  }
  if (code === 'EACCES') {
    return `PORT: ${port} is not allowed for this user. Choose a port from 1024 up: PORT=3000`;
  }
  return `PORT: listening on ${port} failed: ${message}`;
}

function fail(message: string): void {
  console.error(message);
  process.exit(1);
}
