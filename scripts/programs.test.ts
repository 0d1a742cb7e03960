import {describe, expect, test} from 'vitest';
import {
  chromium,
  engines,
  findBrowser,
  findCommand,
  listSkipped,
  optional,
  setUpTests,
  type Machine,
} from './programs';

const PLAYWRIGHT = '/cache/chrome';
const BROWSER = '/usr/bin/chromium-headless-shell';
const FIREFOX = '/usr/bin/firefox-esr';
const NGINX = '/usr/sbin/nginx';
const OTHERS = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', NGINX, '/usr/bin/python3'];
const ALL_FILES = [BROWSER, FIREFOX, ...OTHERS];
const ALL_PROGRAMS = {...engines, ...optional};

/** A machine with these files; `archive` lists the files that each Debian package adds. */
function machineWith(
  files: readonly string[],
  options: {
    env?: NodeJS.ProcessEnv;
    isRoot?: boolean;
    archive?: Record<string, readonly string[]>;
  } = {},
) {
  const present = new Set(files);
  const commands: string[] = [];
  const logged: string[] = [];
  const machine: Machine = {
    env: {PATH: '/usr/local/bin:/usr/bin', ...options.env},
    isRoot: options.isRoot ?? false,
    isExecutable: (file) => present.has(file),
    playwrightBrowser: () => PLAYWRIGHT,
    run(command, args) {
      commands.push([command, ...args].join(' '));
      for (const arg of args) options.archive?.[arg]?.forEach((file) => present.add(file));
    },
    log: (line) => logged.push(line),
  };
  return {machine, commands, logged};
}

describe('findBrowser', () => {
  test.each([
    ['CHROME_PATH first', [BROWSER, '/opt/chrome'], {CHROME_PATH: '/opt/chrome'}, '/opt/chrome'],
    ['the headless shell before others', ['/usr/bin/chromium', BROWSER], {}, BROWSER],
    ["Debian's chromium", ['/usr/bin/chromium', PLAYWRIGHT], {}, '/usr/bin/chromium'],
    ['the headless shell if CHROME_PATH is empty', [BROWSER], {CHROME_PATH: ''}, BROWSER],
    ["Playwright's download last", [PLAYWRIGHT], {}, PLAYWRIGHT],
  ])('uses %s', (_name, files, env, expected) => {
    expect(findBrowser(machineWith(files, {env}).machine)).toBe(expected);
  });

  test.each([
    ['no browser', [], {}, /^Chromium: not found\. Run "npx playwright install --with-deps/],
    ['a wrong CHROME_PATH', [BROWSER], {CHROME_PATH: '/no'}, /^`CHROME_PATH`: "\/no" is not/],
  ])('reports %s in one line', (_name, files, env, message) => {
    const find = () => findBrowser(machineWith(files, {env}).machine);
    expect(find).toThrow(message);
    expect(find).not.toThrow('\n');
  });
});

test('nginx is found in /usr/sbin, which is not in the PATH of ordinary users', () => {
  expect(findCommand(['nginx'], machineWith([NGINX]).machine)).toBe(NGINX);
});

test.each([
  ['no program', ALL_FILES, []],
  ['Firefox', [BROWSER, ...OTHERS], ['Firefox']],
  ['the virtual display of WebKit', ALL_FILES.filter((file) => !file.endsWith('Xvfb')), ['WebKit']],
  ['every optional program', [BROWSER], ['Firefox', 'WebKit', 'nginx', 'Python 3']],
])(
  'with %s missing, the run skips the tests that need it and installs nothing',
  (_name, files, names) => {
    const {machine, commands, logged} = machineWith(files);
    setUpTests(ALL_PROGRAMS, machine);
    expect(listSkipped(ALL_PROGRAMS, machine).map((line) => line.split(':')[0])).toEqual(names);
    expect(logged).toEqual([`Chromium: ${BROWSER}`, ...listSkipped(ALL_PROGRAMS, machine)]);
    expect(commands).toEqual([]);
  },
);

test('only the given programs are checked', () => {
  const {machine} = machineWith([BROWSER, NGINX, '/usr/bin/python3']);
  expect(listSkipped(optional, machine)).toEqual([]);
  expect(listSkipped(engines, machine)).toHaveLength(2);
});

const packages = [chromium, ...Object.values(ALL_PROGRAMS)].flatMap((program) => program.packages);
const archive = {
  'chromium-headless-shell': [BROWSER],
  'firefox-esr': [FIREFOX],
  'webkit2gtk-driver': ['/usr/bin/WebKitWebDriver'],
  xvfb: ['/usr/bin/Xvfb'],
  'nginx-light': [NGINX],
  'python3-minimal': ['/usr/bin/python3'],
};

describe('in CI', () => {
  const env = {CI: 'true'};

  test('root installs the missing packages and logs each', () => {
    const {machine, commands, logged} = machineWith([], {env, isRoot: true, archive});
    setUpTests(ALL_PROGRAMS, machine);
    expect(commands[0]).toBe('apt-get update -qq');
    for (const name of packages) expect(commands.slice(1).join('\n')).toContain(name);
    expect(logged).toContain('CI=true, running as root: apt-get install webkit2gtk-driver xvfb');
  });

  test('root installs nothing when nothing is missing', () => {
    const {machine, commands} = machineWith(ALL_FILES, {env, isRoot: true});
    setUpTests(ALL_PROGRAMS, machine);
    expect(commands).toEqual([]);
  });

  test.each([
    ['without CI', {isRoot: true, archive}, /^Chromium: not found/],
    ['without root', {env, archive}, /^Chromium: not found/],
    ['with a wrong CHROME_PATH', {env: {...env, CHROME_PATH: '/no'}, isRoot: true}, /^`CHROME_/],
  ])('no browser is installed %s', (_name, options, message) => {
    const {machine, commands} = machineWith(ALL_FILES.slice(1), options);
    expect(() => setUpTests(ALL_PROGRAMS, machine)).toThrow(message);
    expect(commands).toEqual([]);
  });

  test('a program that cannot be installed stops the run', () => {
    const {machine} = machineWith(ALL_FILES.slice(0, -1), {env, isRoot: true});
    expect(() => setUpTests(ALL_PROGRAMS, machine)).toThrow(
      /^CI=true requires every program\. Python 3: /,
    );
  });
});
