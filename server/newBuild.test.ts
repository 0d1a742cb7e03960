import {afterEach, expect, test, vi} from 'vitest';
import {readSearchServerOption} from '../config/searchServer';
import {createServer} from './createServer';
import {readHeaders} from './readHeaders';
import {makeSite, type TestSite} from './testing/makeSite';

const pools = vi.hoisted(() => [] as {start: () => void; close: () => void}[]);

vi.mock('./search/answerPool', () => ({
  createAnswerPool: () => {
    const pool = {ask: vi.fn(), start: vi.fn(), close: vi.fn()};
    pools.push(pool);
    return pool;
  },
}));

let site: TestSite;

async function serveTwoBuilds(isSearchStarted: boolean): Promise<void> {
  pools.length = 0;
  site = await makeSite();
  const {root, headersFile, redirects} = site;
  const options = {root, headers: readHeaders(headersFile), redirects};
  const server = createServer(options, readSearchServerOption({}));
  if (isSearchStarted) server.startSearch();
  server.use(options);
}

afterEach(() => site.remove());

test('a server that is asked by readers gets ready for queries to a new build too', async () => {
  await serveTwoBuilds(true);
  const [before, after] = pools;
  expect(before?.close).toHaveBeenCalledOnce();
  expect(after?.start).toHaveBeenCalledOnce();
});

test('one that is not starts no thread before the first query', async () => {
  await serveTwoBuilds(false);
  const [before, after] = pools;
  expect(before?.close).toHaveBeenCalledOnce();
  expect(after?.start).not.toHaveBeenCalled();
});
