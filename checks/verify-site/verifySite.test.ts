import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {sha256} from '../../finish/manifest/manifest';
import {createServer} from '../../server/createServer';
import {readHeaders} from '../../server/readHeaders';
import {makeSite, type TestSite} from '../../server/testing/makeSite';
import {verifySite} from './verifySite';

let site: TestSite;

beforeEach(async () => {
  site = await makeSite();
});

afterEach(() => site.remove());

const at = (file: string) => path.join(site.root, file);

async function run(...args: string[]): Promise<{code: number; printed: string[]}> {
  const printed: string[] = [];
  const code = await verifySite(args, (line) => printed.push(line));
  return {code, printed};
}

/** Puts another word of the same length into a file, which keeps its size. */
function swap(file: string): void {
  const text = readFileSync(at(file), 'utf8');
  writeFileSync(at(file), text.replace('compressing', 'compromised'));
}

describe('a folder', () => {
  test('that is as it was built passes', async () => {
    const {code, printed} = await run(site.root);
    expect([code, printed.length]).toEqual([0, 1]);
    expect(printed[0]).toMatch(/^\d+ .* 0 .*: \w{64}$/);
  });

  test('in which one word of the same length was swapped is told, with the file', async () => {
    swap('guides/overview/index.html');
    const {code, printed} = await run(site.root);
    expect([code, printed[0]]).toEqual([1, 'changed: guides/overview/index.html']);
  });

  test('with a missing and an extra file is told, with both', async () => {
    rmSync(at('stakers/index.html.br'));
    writeFileSync(at('assets/js/more.js'), 'x');
    const {code, printed} = await run(site.root);
    expect(code).toBe(1);
    expect(printed.slice(0, -1)).toEqual([
      'missing: stakers/index.html.br',
      'extra: assets/js/more.js',
    ]);
  });

  test('whose manifest was written again is told by the hash that the build printed', async () => {
    const manifest = readFileSync(at('manifest.sha256'), 'utf8');
    expect((await run(site.root, '--manifest', sha256(manifest))).code).toBe(0);
    writeFileSync(at('manifest.sha256'), manifest.slice(0, -80));
    expect((await run(site.root, '--manifest', sha256(manifest))).code).toBe(1);
  });
});

describe('a served site', () => {
  test('is compared in every form, and a swapped word is found', async () => {
    const server = createServer({
      root: site.root,
      headers: readHeaders(site.headersFile),
      redirects: site.redirects,
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    expect(await run(url)).toMatchObject({code: 0});
    swap('404.html');
    server.use({
      root: site.root,
      headers: readHeaders(site.headersFile),
      redirects: site.redirects,
    });
    const {code, printed} = await run(url);
    server.close();
    expect([code, printed[0]]).toEqual([1, 'changed: 404.html']);
  });
});

describe('what cannot be checked ends with 2 and says what is valid', () => {
  test.each([
    ['nothing to check', [], 'Usage: npm run verify:site'],
    ['a folder that is none', ['no-such-folder'], 'no-such-folder'],
    ['a hash that is none', ['build', '--manifest', 'abc'], 'Usage: npm run verify:site'],
    ['an unknown option', ['build', '--quiet'], "Unknown option '--quiet'"],
    ['a server that is not there', ['http://127.0.0.1:1/'], 'ECONNREFUSED'],
  ])('%s', async (_name, args, message) => {
    const {code, printed} = await run(...args);
    expect(code).toBe(2);
    expect(printed.join('\n')).toContain(message);
  });

  test('a manifest with a line that is none names the line', async () => {
    writeFileSync(at('manifest.sha256'), 'hello\n');
    const {code, printed} = await run(site.root);
    expect(code).toBe(2);
    expect(printed[0]).toContain('manifest.sha256:1: "hello"');
  });
});
