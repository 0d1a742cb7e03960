/** `npm start`: builds the site if it is missing or older than its sources, then serves it. */
import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {rebuildReason} from '../server/rebuildReason';
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
  // A build can fail after it has written the marker, which would make it look finished.
  rmSync(marker, {force: true});
  console.error('The build failed, so there is nothing to serve. See the errors above.');
  process.exit(1);
}

try {
  // A wrong port is reported before the build, which takes minutes.
  readPort(process.env.PORT);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const reason = rebuildReason(PROJECT, MARKER);
if (reason) build(reason);
serve();
