import {afterEach, expect, test, vi} from 'vitest';
import {newestFirst} from './newestFirst';

afterEach(() => vi.useRealTimers());

/** Work that ends when it is told to, and notes when it began. */
function slowWork() {
  const began: string[] = [];
  const ends = new Map<
    string,
    {resolve: (value: string) => void; reject: (error: Error) => void}
  >();
  const work = (name: string) => () => {
    began.push(name);
    return new Promise<string>((resolve, reject) => ends.set(name, {resolve, reject}));
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {began, work, end: (name: string) => ends.get(name), settled};
}

test('of what waits only the newest is done, and the others end as it does', async () => {
  const {began, work, end, settled} = slowWork();
  const run = newestFirst<string>();
  const first = run(work('u'));
  const others = ['un', 'unb', 'unbo'].map((name) => run(work(name)));
  expect(began).toEqual(['u']);
  end('u')?.resolve('results of u');
  expect(await first).toBe('results of u');
  await settled();
  expect(began).toEqual(['u', 'unbo']);
  end('unbo')?.resolve('results of unbo');
  expect(await Promise.all(others)).toEqual(Array(3).fill('results of unbo'));
  await settled();
  void run(work('later'));
  expect(began.at(-1)).toBe('later');
});

test('after a failure the next is done all the same', async () => {
  const {began, work, end, settled} = slowWork();
  const run = newestFirst<string>();
  const first = run(work('u'));
  const second = run(work('un'));
  end('u')?.reject(new Error('down'));
  await expect(first).rejects.toThrow('down');
  await settled();
  end('un')?.resolve('results');
  expect(await second).toBe('results');
  expect(began).toEqual(['u', 'un']);
});

test('what never ends holds up the next for a second only', async () => {
  vi.useFakeTimers();
  const {began, work} = slowWork();
  const run = newestFirst<string>();
  void run(work('u'));
  void run(work('un'));
  await vi.advanceTimersByTimeAsync(999);
  expect(began).toEqual(['u']);
  await vi.advanceTimersByTimeAsync(1);
  expect(began).toEqual(['u', 'un']);
});
