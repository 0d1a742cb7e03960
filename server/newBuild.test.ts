import {afterEach, expect, test, vi, type Mock} from 'vitest';
import {readSearchServerOption} from '../config/searchServer';
import {createServer} from './createServer';
import {readHeaders} from './readHeaders';
import {makeSite, type TestSite} from './testing/makeSite';

let site: TestSite;

/** Exchanges the build of a server; the engines of the first and the second. */
async function serveTwoBuilds(
  isSearchStarted: boolean,
): Promise<Record<'start' | 'close', Mock>[]> {
  const pools: Record<'ask' | 'start' | 'close', Mock>[] = [];
  site = await makeSite();
  const {root, headersFile, redirects} = site;
  const options = {root, headers: readHeaders(headersFile), redirects};
  const server = createServer(options, readSearchServerOption({}), () => {
    const pool = {ask: vi.fn(), start: vi.fn(), close: vi.fn()};
    pools.push(pool);
    return pool;
  });
  if (isSearchStarted) server.startSearch();
  server.use(options);
  return pools;
}

afterEach(() => site.remove());

test('a server that is asked by readers gets ready for queries to a new build too', async () => {
  const [before, after] = await serveTwoBuilds(true);
  expect(before?.close).toHaveBeenCalledOnce();
  expect(after?.start).toHaveBeenCalledOnce();
});

test('one that is not starts no thread before the first query', async () => {
  const [before, after] = await serveTwoBuilds(false);
  expect(before?.close).toHaveBeenCalledOnce();
  expect(after?.start).not.toHaveBeenCalled();
});
