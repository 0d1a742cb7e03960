// cspell:ignore AKIA pousr bxox tinyurl cutt Iabs babylonlab glthub
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {listFiles} from '../../data/listFiles';
import {contentType} from '../../server/fileHeaders';

const PROJECT = path.resolve(__dirname, '../..');
const BUILD = path.join(PROJECT, 'build');
const files = listFiles(BUILD);
const TEXT = /\.(html|js|css|json|md|txt|xml|svg|yaml)$/;
const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');

/** Formats of private keys and API keys. */
const SECRETS =
  /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36}\b|\bnpm_[A-Za-z0-9]{36}\b|\bxox[abp]-[\w-]{20,}/;

/** URL shorteners, which hide the target. */
const SHORTENERS =
  /^(bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|ow\.ly|buff\.ly|rebrand\.ly|cutt\.ly)$/;

/** Hosts that phishing sites imitate. */
const IMITATED = [
  'babylonlabs.io',
  'babylonchain.io',
  'github.com',
  'mempool.space',
  'polkachu.com',
];

test('no file contains the path of the folder in which it was built', () => {
  // The path as it is, and escaped as in a URL or a script.
  const forms = [PROJECT, encodeURIComponent(PROJECT), PROJECT.replaceAll('/', '\\/')];
  const leaking = files
    .filter((file) => TEXT.test(file))
    .filter((file) => forms.some((form) => read(file).includes(form)));
  expect(leaking).toEqual([]);
});

test('every link uses https and its host is not a lookalike', () => {
  const hosts = new Map<string, string>();
  const wrong: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    for (const [, href = ''] of read(file).matchAll(/\shref="?([^"\s>]+)/g)) {
      if (!/^[a-z]+:/i.test(href)) continue;
      const {protocol, hostname} = new URL(href.replace(/&amp;/g, '&'));
      if (!['https:', 'mailto:'].includes(protocol)) wrong.push(`${file}: ${href}`);
      else hosts.set(hostname, file);
    }
  }
  for (const [host, file] of hosts) {
    const site = host.split('.').slice(-2).join('.');
    const isLookalike = IMITATED.some((known) => known !== site && isNear(known, site));
    if (/[^a-z0-9.-]|xn--/.test(host) || SHORTENERS.test(host) || isLookalike) {
      wrong.push(`${file}: ${host}`);
    }
  }
  expect(hosts.size).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});

test('a host that differs from a known one in one letter is detected', () => {
  for (const host of ['babylonIabs.io', 'babylon1abs.io', 'babylonlab.io', 'glthub.com']) {
    expect(IMITATED.some((known) => isNear(known, host))).toBe(true);
  }
  expect(isNear('github.com', 'gitlab.com')).toBe(false);
});

test('no source map, no secret, and no file of an unknown kind is published', () => {
  expect(files.filter((file) => /\.map(\.|$)/.test(file))).toEqual([]);
  const leaking = files
    .filter((file) => TEXT.test(file))
    .filter((file) => SECRETS.test(read(file)) || /sourceMappingURL=\S+\.map/.test(read(file)));
  expect(leaking).toEqual([]);
  const unknown = files
    .map((file) => file.replace(/\.(br|gz)$/, ''))
    // Configuration files of static hosts have no extension.
    .filter((file) => path.extname(file) && contentType(file) === 'application/octet-stream');
  expect(unknown).toEqual([]);
});

test('security.txt has a contact and has not expired', () => {
  const text = read('.well-known/security.txt');
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  expect(text).toMatch(/^Contact: /m);
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

/** Whether two names differ by at most one letter. */
function isNear(a: string, b: string): boolean {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (const [rowIndex, letterA] of [...a].entries()) {
    const next = [rowIndex + 1];
    for (const [index, letterB] of [...b].entries()) {
      const replaced = (row[index] ?? 0) + (letterA === letterB ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return (row.at(-1) ?? 0) <= 1;
}
