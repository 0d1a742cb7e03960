import {copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {createAnswerPool, type AnswerPool, type PoolOptions} from './answerPool';

const MODULE = path.join(__dirname, '..', 'testing', 'moodyWorker.ts');

let pool: AnswerPool;

function open(options: Partial<PoolOptions> = {}): AnswerPool {
  pool = createAnswerPool({root: '/', threads: 1, time: 10_000, module: MODULE, ...options});
  return pool;
}

const ask = async (body: string): Promise<string> => {
  const {status, body: reply} = await pool.ask({method: 'POST', path: '/', body});
  const {message} = status === 200 ? {message: reply} : (JSON.parse(reply) as {message: string});
  return `${status} ${message}`;
};

afterEach(() => pool.close());

test('answers come back to whom they belong, in order and side by side', async () => {
  open({threads: 2});
  const bodies = ['30', '0', '10', 'a', 'b'];
  expect(await Promise.all(bodies.map(ask))).toEqual(bodies.map((body) => `200 did ${body}`));
});

test('a query without end loses its thread, and the next ones are answered', async () => {
  // Long enough for the thread that comes after it to start, on a slow machine too.
  open({time: 5_000});
  const answers = Promise.all([ask('hang'), ask('a'), ask('b')]);
  expect(await answers).toEqual([
    '503 The search engine took too long on this query',
    '200 did a',
    '200 did b',
  ]);
});

test.each(['throw', 'exit'])('a thread that ends by "%s" is replaced', async (end) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open();
  expect(await Promise.all([ask(end), ask('a')])).toEqual([
    '503 The search engine stopped; try again',
    '200 did a',
  ]);
  log.mockRestore();
});

test('no more wait than a client has patience for', async () => {
  open({waiting: 2});
  const answers = await Promise.all(['50', 'a', 'b', 'c'].map(ask));
  expect(answers).toEqual([
    '200 did 50',
    '200 did a',
    '200 did b',
    '503 Too many searches at once; try again',
  ]);
});

test('whoever leaves while waiting is not looked up, and makes room', async () => {
  open({waiting: 1});
  const left = new AbortController();
  const first = ask('50');
  const second = pool.ask({method: 'POST', path: '/', body: 'a'}, left.signal);
  left.abort();
  const third = ask('b');
  expect(await second).toMatchObject({
    status: 503,
    body: '{"message":"The client left before its turn","status":503}',
  });
  expect(await Promise.all([first, third])).toEqual(['200 did 50', '200 did b']);
});

test('whoever leaves while being answered stops nothing', async () => {
  open();
  const left = new AbortController();
  const first = pool.ask({method: 'POST', path: '/', body: '50'}, left.signal);
  left.abort();
  expect(await Promise.all([first, ask('a')])).toEqual([
    {status: 200, body: 'did 50'},
    '200 did a',
  ]);
});

test('an engine that cannot start is told to all who ask, and tried again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
  const module = path.join(folder, 'engine.ts');
  open({threads: 2, module});
  pool.start();
  const refused = '503 The search engine could not start; try again';
  expect(await Promise.all(['a', 'b', 'c'].map(ask))).toEqual([refused, refused, refused]);
  expect(log).toHaveBeenCalledWith(
    '[search] A thread could not start:',
    expect.objectContaining({message: expect.stringContaining('engine.ts') as string}),
  );
  copyFileSync(MODULE, module);
  expect(await ask('d')).toBe('200 did d');
  rmSync(folder, {recursive: true});
  log.mockRestore();
});

test('the pool of another build runs the engine of that build', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
  const module = path.join(folder, 'engine.ts');
  copyFileSync(MODULE, module);
  open({module});
  expect(await ask('a')).toBe('200 did a');
  pool.close();
  writeFileSync(module, readFileSync(MODULE, 'utf8').replace('did ', 'now does '));
  open({module});
  expect(await ask('a')).toBe('200 now does a');
  rmSync(folder, {recursive: true});
});

test('what was asked before the end is answered, and nothing after it', async () => {
  open({threads: 2});
  pool.start();
  const answers = Promise.all(['50', '50', 'a'].map(ask));
  pool.close();
  expect(await answers).toEqual(['200 did 50', '200 did 50', '200 did a']);
  expect(await ask('b')).toBe('503 This search engine is being replaced');
});
