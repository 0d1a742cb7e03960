import {expect, test} from 'vitest';
import {telling} from '../suggest/testing/faultAt';
import {findBrowser, type Machine} from './findBrowser';

/** A machine with the given files; `installs` says which file a command brings. */
function machine(
  files: string[],
  options: {env?: NodeJS.ProcessEnv; isRoot?: boolean; installs?: Record<string, string>} = {},
): Machine & {ran: string[]} {
  const present = new Set(files);
  const ran: string[] = [];
  return {
    ran,
    env: {PATH: '/usr/bin', ...options.env},
    isRoot: options.isRoot ?? false,
    isExecutable: (file) => present.has(file),
    playwrightPath: () => '/cache/chrome',
    run(command, args) {
      ran.push([command, ...args].join(' '));
      const brings = options.installs?.[command];
      if (brings) present.add(brings);
      return brings !== undefined;
    },
  };
}

test('CHROME_PATH comes first', () => {
  const m = machine(['/opt/chrome', '/usr/bin/chromium'], {env: {CHROME_PATH: '/opt/chrome'}});
  expect(findBrowser(m)).toBe('/opt/chrome');
});

test('a wrong CHROME_PATH is said, not passed over', () => {
  const m = machine(['/usr/bin/chromium'], {env: {CHROME_PATH: '/nowhere'}});
  expect(() => findBrowser(m)).toThrow(/CHROME_PATH.*"\/nowhere"/);
});

test('then a Chromium on PATH, with nothing installed', () => {
  const m = machine(['/usr/bin/google-chrome']);
  expect(findBrowser(m)).toBe('/usr/bin/google-chrome');
  expect(m.ran).toEqual([]);
});

test("then Playwright's download", () => {
  expect(findBrowser(machine([], {installs: {npx: '/cache/chrome'}}))).toBe('/cache/chrome');
});

test("then Debian's package, when root", () => {
  const m = machine([], {isRoot: true, installs: {'apt-get': '/usr/bin/chromium-headless-shell'}});
  expect(findBrowser(m)).toBe('/usr/bin/chromium-headless-shell');
  expect(m.ran.at(-1)).toBe('apt-get install -y -qq chromium-headless-shell');
});

test('where none can be had, one sentence says what to do', () => {
  expect(() => findBrowser(machine([]))).toThrow(
    telling('apt-get install chromium-headless-shell', 'CHROME_PATH', 'npm test'),
  );
});
