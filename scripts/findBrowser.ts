import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Names under which systems install a Chromium that can be driven. The one without a window of its
 * own needs half the time to open a page.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** One place to look; `undefined` means that no browser was there. */
type Source = {name: string; find: () => string | undefined};

/** What the search needs of the machine, so that a test can stand in for it. */
export type Machine = {
  env: NodeJS.ProcessEnv;
  isRoot: boolean;
  isExecutable: (file: string) => boolean;
  /** Runs a command; true when it succeeded. `timeout` in ms. */
  run: (command: string, args: string[], timeout: number) => boolean;
  /** Where `playwright install chromium` puts the browser. */
  playwrightPath: () => string;
};

/**
 * Finds a Chromium, in this order: `CHROME_PATH`, PATH, Playwright's own download, Debian's
 * package (when root).
 *
 * @returns absolute path of the executable
 * @throws Error with one sentence that says what to do
 */
export function findBrowser(machine: Machine = thisMachine()): string {
  for (const {find} of sources(machine)) {
    const found = find();
    if (found) return found;
  }
  throw new Error(
    'No Chromium was found or could be installed: install Chromium (on Debian "apt-get install ' +
      'chromium-headless-shell"), or set CHROME_PATH to the executable of one, and run "npm test" again.',
  );
}

function sources(machine: Machine): Source[] {
  const {env, isExecutable, run} = machine;
  const onPath = () =>
    (env.PATH ?? '')
      .split(path.delimiter)
      .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
      .find(isExecutable);
  const existing = (file: string | undefined) => (file && isExecutable(file) ? file : undefined);
  return [
    {
      name: 'CHROME_PATH',
      find: () => {
        if (!env.CHROME_PATH) return undefined;
        if (isExecutable(env.CHROME_PATH)) return env.CHROME_PATH;
        throw new Error(
          `CHROME_PATH is "${env.CHROME_PATH}", which is not an executable file: correct it or unset it.`,
        );
      },
    },
    {name: 'PATH', find: onPath},
    {name: 'downloaded before', find: () => existing(machine.playwrightPath())},
    {
      name: 'playwright install',
      find: () =>
        run('npx', ['playwright', 'install', 'chromium'], 180_000)
          ? existing(machine.playwrightPath())
          : undefined,
    },
    {
      name: 'Debian package',
      find: () => {
        if (!machine.isRoot) return undefined;
        const installed =
          run('apt-get', ['update', '-qq'], 300_000) &&
          run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], 900_000);
        return installed ? onPath() : undefined;
      },
    },
  ];
}

function thisMachine(): Machine {
  return {
    env: process.env,
    isRoot: process.getuid?.() === 0,
    isExecutable(file) {
      try {
        accessSync(file, constants.X_OK);
        return existsSync(file);
      } catch {
        return false;
      }
    },
    run(command, args, timeout) {
      console.log(`Looking for a browser: ${command} ${args.join(' ')}`);
      const {status} = spawnSync(command, args, {
        stdio: ['ignore', 'ignore', 'ignore'],
        timeout,
        env: {
          ...process.env,
          DEBIAN_FRONTEND: 'noninteractive',
          PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
        },
      });
      return status === 0;
    },
    playwrightPath() {
      const {stdout} = spawnSync(
        process.execPath,
        ['-e', 'process.stdout.write(require("@playwright/test").chromium.executablePath())'],
        {encoding: 'utf8'},
      );
      return stdout;
    },
  };
}
