import {spawnSync} from 'node:child_process';

/** Debian puts some where only root looks. */
const PATH = `${process.env.PATH}:/usr/sbin`;

type Run = (command: string, args: string[]) => boolean;

/** Programs that tests run, with what asks for their version and Debian's package. */
const TOOLS = [
  {
    name: 'nginx 1.22 or newer with its static gzip module',
    ask: ['nginx', '-v'],
    from: 'nginx-light',
  },
  {name: 'Python 3', ask: ['python3', '--version'], from: 'python3-minimal'},
] as const;

/**
 * Sees to it that what tests run is there: nginx, whose configuration is tested, and Python, which
 * reads the samples. From Debian's packages when this is root.
 *
 * @throws Error with one sentence that says what to do
 */
export function findTools(run: Run = runQuietly): void {
  for (const {name, ask, from} of TOOLS) {
    const [command, argument] = ask;
    if (run(command, [argument])) continue;
    if (process.getuid?.() === 0) {
      console.log(`Installing ${command}: apt-get install ${from}`);
      run('apt-get', ['update', '-qq']);
      run('apt-get', ['install', '-y', '-qq', from]);
      if (run(command, [argument])) continue;
    }
    throw new Error(
      `No ${command} was found or could be installed: install ${name} (on Debian ` +
        `"apt-get install ${from}"), and run "npm test" again.`,
    );
  }
}

function runQuietly(command: string, args: string[]): boolean {
  const env = {...process.env, PATH, DEBIAN_FRONTEND: 'noninteractive'};
  return spawnSync(command, args, {stdio: 'ignore', timeout: 600_000, env}).status === 0;
}
