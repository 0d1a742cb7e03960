import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync, brotliCompressSync} from 'node:zlib';
import {expect} from 'vitest';
import {frames, siteHeaders} from '../config/headers';
import type {Case} from './cases';

/** A small built site in a folder of its own, with a secret beside it that must not be served. */
export function makeTestSite(): {root: string; headers: ReturnType<typeof testHeaders>} {
  const parent = mkdtempSync(path.join(tmpdir(), 'site-'));
  const root = path.join(parent, 'build');
  const files: Record<string, string> = {
    'index.html': '<h1>Home</h1>',
    '404.html': '<h1>Not found page</h1>',
    'guide/index.html': '<h1>Guide</h1>',
    'guides/overview/index.html': '<h1>Overview</h1>',
    'playground/index.html': '<h1>Live</h1>',
    'assets/js/main.abc123.js': `console.log("${'x'.repeat(2000)}")`,
    '.hidden': 'hidden content',
  };
  for (const [name, body] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, body);
    if (name.startsWith('assets/')) {
      writeFileSync(`${file}.gz`, gzipSync(body));
      writeFileSync(`${file}.br`, brotliCompressSync(body));
    }
  }
  writeFileSync(path.join(parent, 'secret.txt'), 'secret content');
  return {root, headers: testHeaders()};
}

function testHeaders() {
  return {site: siteHeaders(["'sha256-test'"]), frames};
}

/** Sends a case's target as it stands and holds the answer to what the case expects. */
export async function checkCase(port: number, test: Case): Promise<void> {
  const reply = await send(port, test);
  expect(reply.status, test.name).toBe(test.status);
  if (test.body) expect(reply.body).toMatch(test.body);
  for (const [name, value] of Object.entries(test.expect ?? {})) {
    const actual = reply.headers[name];
    const text = Array.isArray(actual) ? actual.join(', ') : actual;
    if (value === null) expect(text, name).toBeUndefined();
    else if (typeof value === 'string') expect(text, name).toBe(value);
    else expect(text ?? '', name).toMatch(value);
  }
}

function send(port: number, {target, method, headers}: Case) {
  return new Promise<{
    status: number;
    headers: NodeJS.Dict<string | string[]>;
    body: string;
  }>((resolve, reject) => {
    const out = request({host: '127.0.0.1', port, path: target, method, headers}, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          body: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    out.on('error', reject);
    out.end();
  });
}
