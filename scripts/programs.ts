/** Finds the programs that the tests need: browsers, nginx and Python. */
import {spawnSync} from 'node:child_process';
import {accessSync, constants, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** A program that tests run. */
export type Program = {
  /** Its name in messages. */
  readonly name: string;
  /** Commands that must all be on PATH, each as a list of alternative names, best first. */
  readonly commands: readonly (readonly string[])[];
  /** Debian packages that contain the commands. */
  readonly packages: readonly string[];
};

/** The browser of all tests in `tests/e2e/` and `tests/faults/`. */
export const chromium = {
  name: 'Chromium',
  commands: [
    // Preferred, because the headless shell opens a page in half the time.
    [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
    ],
  ],
  packages: ['chromium-headless-shell'],
} as const satisfies Program;

/** Browsers of the extended tests, which are skipped if one is missing, except in CI. */
export const engines = {
  firefox: {
    name: 'Firefox',
    commands: [['firefox-esr', 'firefox']],
    packages: ['firefox-esr'],
  },
  webkit: {
    name: 'WebKit',
    commands: [['WebKitWebDriver'], ['Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
} as const satisfies Record<string, Program>;

/** Programs whose tests `npm test` skips if they are missing, except in CI. */
export const optional = {
  nginx: {name: 'nginx', commands: [['nginx']], packages: ['nginx-light']},
  python: {name: 'Python 3', commands: [['python3']], packages: ['python3-minimal']},
} as const satisfies Record<string, Program>;

/** Access to the machine, which tests replace. */
export type Machine = {
  readonly env: NodeJS.ProcessEnv;
  readonly isRoot: boolean;
  readonly isExecutable: (file: string) => boolean;
  /** Path where `npx playwright install chromium` puts the browser. */
  playwrightBrowser(): string;
  /** Runs a command. Its exit code is ignored, because a failure shows up as a missing program. */
  run(command: string, args: readonly string[]): void;
  readonly log: (line: string) => void;
};

/**
 * Finds the first available command, on PATH or in `/usr/sbin`, where Debian installs nginx.
 *
 * @param names alternative names, best first
 *
 * @returns absolute path of the executable
 */
export function findCommand(
  names: readonly string[],
  {env, isExecutable}: Machine = thisMachine,
): string | undefined {
  const folders = [...(env.PATH ?? '').split(path.delimiter).filter(Boolean), '/usr/sbin'];
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find(isExecutable);
}

/** Whether every command of a program is on this machine. */
export function hasProgram({commands}: Program, machine: Machine = thisMachine): boolean {
  return commands.every((names) => findCommand(names, machine));
}

/**
 * Finds a Chromium: `CHROME_PATH`, then PATH, then Playwright's own download.
 *
 * @returns absolute path of the executable
 * @throws Error with a one-line message if there is none, or if `CHROME_PATH` is wrong
 */
export function findBrowser(machine: Machine = thisMachine): string {
  const {env, isExecutable} = machine;
  if (env.CHROME_PATH) {
    if (isExecutable(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(
      `\`CHROME_PATH\`: "${env.CHROME_PATH}" is not an executable file. Set it to the executable of a Chromium, or unset it.`,
    );
  }
  const onPath = findCommand(chromium.commands[0], machine);
  if (onPath) return onPath;
  const downloaded = machine.playwrightBrowser();
  if (isExecutable(downloaded)) return downloaded;
  throw new Error(
    'Chromium: not found. Run "npx playwright install --with-deps chromium", or on Debian ' +
      `"apt-get install ${chromium.packages.join(' ')}", or set CHROME_PATH to its executable.`,
  );
}

/**
 * Lists the missing programs, each as a line with its name and its Debian packages.
 *
 * @param programs programs to check: `optional` or `engines`
 */
export function listSkipped(
  programs: Readonly<Record<string, Program>>,
  machine: Machine = thisMachine,
): string[] {
  return Object.values(programs)
    .filter((program) => !hasProgram(program, machine))
    .map(
      ({name, packages}) =>
        `${name}: not found, so its tests are skipped. On Debian, run "apt-get install ${packages.join(' ')}".`,
    );
}

/**
 * Prepares a test run: installs the Debian packages of missing programs if it runs as root with
 * `CI=true`, and nothing otherwise.
 *
 * @param programs programs to check besides Chromium: `optional` or `engines`
 * @throws Error with a one-line message if there is no browser, or if a program is missing in CI
 */
export function setUpTests(
  programs: Readonly<Record<string, Program>>,
  machine: Machine = thisMachine,
): void {
  const {env, isRoot, log} = machine;
  const isCi = env.CI === 'true';
  if (isCi && isRoot) installMissing(programs, machine);
  log(`Chromium: ${findBrowser(machine)}`);
  const skipped = listSkipped(programs, machine);
  if (isCi && skipped.length > 0) {
    throw new Error(`CI=true requires every program. ${skipped.join(' ')}`);
  }
  skipped.forEach(log);
}

function installMissing(programs: Readonly<Record<string, Program>>, machine: Machine): void {
  const missing = Object.values(programs).filter((program) => !hasProgram(program, machine));
  try {
    findBrowser(machine);
  } catch {
    if (!machine.env.CHROME_PATH) missing.unshift(chromium);
  }
  if (missing.length === 0) return;
  machine.run('apt-get', ['update', '-qq']);
  // Installed one at a time, because a single unknown package would fail a joint installation.
  for (const {packages} of missing) {
    machine.log(`CI=true, running as root: apt-get install ${packages.join(' ')}`);
    machine.run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  }
}

const thisMachine: Machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  isExecutable(file) {
    try {
      accessSync(file, constants.X_OK);
      return statSync(file).isFile();
    } catch {
      return false;
    }
  },
  playwrightBrowser() {
    // Loaded on demand: it takes half a second and must not share a process with Vitest.
    const playwright = createRequire(__filename)(
      '@playwright/test',
    ) as typeof import('@playwright/test');
    return playwright.chromium.executablePath();
  },
  run(command, args) {
    const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
    spawnSync(command, args, {stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000, env});
  },
  log: (line) => console.log(line),
};
