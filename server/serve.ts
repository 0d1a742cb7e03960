import {watchFile} from 'node:fs';
import path from 'node:path';
import {redirects} from '../config/redirects';
import {closeOnSignal} from './closeOnSignal';
import {createServer} from './createServer';
import {readHeaders} from './readHeaders';
import {readPort} from './readPort';

const PROJECT = path.resolve(__dirname, '..');

/** Where the built site is, and the header file that belongs to it. */
export type ServeOptions = {root?: string; headersFile?: string};

/** How often a running server looks for a new build, in ms. */
const LOOK_EVERY = 1_000;

/** Serves the built site until a signal arrives. Whatever prevents it ends the process with 1. */
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

  server.on('error', (error: NodeJS.ErrnoException) => fail(explain(error, port)));
  server.listen(port, () => console.log(`Serving on http://localhost:${port}`));
  closeOnSignal(server);

  // The build writes the header file last, so a new one means that all files are there.
  watchFile(headersFile, {interval: LOOK_EVERY, persistent: false}, ({mtimeMs}) => {
    if (mtimeMs === 0) return;
    try {
      server.use(options());
      console.log('Serving the new build.');
    } catch (error) {
      console.error(`[server] Still serving the old build. ${(error as Error).message}`);
    }
  });
}

function explain({code, message}: NodeJS.ErrnoException, port: number): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the program that holds it, or choose another: PORT=${port < 65535 ? port + 1 : 3000}`;
  }
  if (code === 'EACCES') {
    return `Port ${port} needs more rights than this user has. Choose one from 1024 up: PORT=3000`;
  }
  return `The server cannot listen on port ${port}: ${message}`;
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exit(1);
}
