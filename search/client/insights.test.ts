import type {InsightsClient} from 'search-insights';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {SearchResults} from '../searcher';
import {createInsights} from './insights';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const resultsWith = (count: number, overrides: Partial<SearchResults> = {}): SearchResults => ({
  query: 'a',
  page: 1,
  pages: 1,
  hits: Array.from({length: count}, (_, id) => ({
    objectID: `${id}`,
    type: 'lvl1',
    url: '/',
    hierarchy: {},
    heading: {text: 'A', ranges: []},
  })),
  total: count,
  ...overrides,
});

function mockInsights() {
  const send = vi.fn<(method: string, event: {objectIDs: string[]}) => void>();
  const insights = createInsights('docs', () => Promise.resolve(send as unknown as InsightsClient));
  return {send, insights};
}

test('at most 20 hits are reported as seen, after 400 ms', async () => {
  const {send, insights} = mockInsights();
  insights.reportSeen(resultsWith(25));
  await vi.advanceTimersByTimeAsync(399);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send.mock.calls.map(([method, {objectIDs}]) => [method, objectIDs.length])).toEqual([
    ['viewedObjectIDs', 20],
  ]);
});

test('hits that are replaced within 400 ms are not reported as seen', async () => {
  const {send, insights} = mockInsights();
  insights.reportSeen(resultsWith(3))();
  await vi.advanceTimersByTimeAsync(1000);
  expect(send).not.toHaveBeenCalled();
});

test('an opened hit is reported with its query ID and its position across pages', async () => {
  const {send, insights} = mockInsights();
  insights.reportOpened('2', resultsWith(3, {page: 2, queryID: 'q'}));
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledExactlyOnceWith('clickedObjectIDsAfterSearch', {
    index: 'docs',
    eventName: 'Hit Clicked',
    objectIDs: ['2'],
    queryID: 'q',
    positions: [23],
  });
});

test('without a query ID, only the click is reported', async () => {
  const {send, insights} = mockInsights();
  insights.reportOpened('2', resultsWith(3));
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledExactlyOnceWith('clickedObjectIDs', {
    index: 'docs',
    eventName: 'Hit Clicked',
    objectIDs: ['2'],
  });
});

const clientThat = (fails: () => unknown) => () =>
  Promise.resolve(fails as unknown as InsightsClient);

test.each<[string, Parameters<typeof createInsights>[1]]>([
  ['fails to load', () => Promise.reject(new Error('lost'))],
  [
    'throws',
    clientThat(() => {
      throw new Error('broken');
    }),
  ],
  ['cannot send', clientThat(() => Promise.reject(new Error('offline')))],
])('a client that %s causes no unhandled rejection', async (_, service) => {
  const onRejection = vi.fn();
  process.once('unhandledRejection', onRejection);
  createInsights('docs', service).reportOpened('2', resultsWith(3));
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', onRejection);
  expect(onRejection).not.toHaveBeenCalled();
});
