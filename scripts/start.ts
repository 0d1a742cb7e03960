/** `npm start`: builds the site when it is missing or older than its sources, then serves it. */
import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {whyBuild} from '../server/isBuildStale';
import {readPort} from '../server/readPort';
import {serve} from '../server/serve';

const PROJECT = path.resolve(__dirname, '..');
const MARKER = path.join('deploy', 'generated', 'headers.json');

function build(reason: string): void {
  console.log(`${reason} Building the site.`);
  const marker = path.join(PROJECT, MARKER);
  const {status} = spawnSync('npm', ['run', 'build'], {
    cwd: PROJECT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  // The build may fail after it has written its files; they must not pass for a finished one.
  rmSync(marker, {force: true});
  console.error('The build failed, so there is nothing to serve. Its errors are printed above.');
  process.exit(1);
}

try {
  // A wrong port is reported before the build starts.
  readPort(process.env.PORT);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const reason = whyBuild(PROJECT, MARKER);
if (reason) build(reason);
serve();
