import {afterEach, expect, test, vi} from 'vitest';
import {askTotals} from './askTotals';

const NODE = 'http://localhost:1317';
const good: Record<string, unknown> = {
  '/cosmos/base/node/v1beta1/status': {height: '7', timestamp: '2026-11-24T12:00:00.5Z'},
  '/cosmos/mint/v1beta1/annual_provisions': {annual_provisions: '55.900000000000000000'},
  '/cosmos/staking/v1beta1/pool': {pool: {bonded_tokens: '9007199254740993'}},
  '/babylon/costaking/v1/current_rewards': {total_score: '1'},
  '/babylon/finality/v1/finality_providers/7': {
    finality_providers: [{voting_power: '1'}, {voting_power: '2'}],
    pagination: {next_key: null},
  },
};

/** Answers as a node would; what is not given is not found. */
function answer(paths: Record<string, unknown>): void {
  vi.stubGlobal('fetch', (url: string) => {
    const found = paths[new URL(url).pathname];
    return Promise.resolve(
      new Response(JSON.stringify(found ?? {}), {status: found === undefined ? 404 : 200}),
    );
  });
}

const ask = () => askTotals(NODE, new AbortController().signal);

afterEach(() => vi.unstubAllGlobals());

test('totals keep every digit, and say where and when they were read', async () => {
  answer(good);
  expect(await ask()).toEqual({
    values: {
      provision: '0.000055',
      allBitcoin: '0.00000003',
      allBaby: '9,007,199,254.740993',
      allScores: '0.00000001',
    },
    said: `From ${NODE}, height 7, block time 2026-11-24 12:00:00 UTC.`,
  });
});

test.each([
  ['a further page', {finality_providers: [{voting_power: '1'}], pagination: {next_key: 'AA=='}}],
  ['nobody who votes', {finality_providers: [], pagination: {next_key: null}}],
  ['another form', {finality_providers: [{power: 1}], pagination: {next_key: null}}],
])('%s of providers is no sum', async (_, providers) => {
  answer({...good, '/babylon/finality/v1/finality_providers/7': providers});
  const {values, said} = await ask();
  expect(values).not.toHaveProperty('allBitcoin');
  expect(said).toContain('left as it was: bitcoin of voting providers.');
});

test('without a height nothing else is asked', async () => {
  answer({});
  expect(await ask()).toEqual({values: {}, said: 'The node answered with status 404.'});
  answer({'/cosmos/base/node/v1beta1/status': {}});
  expect(await ask()).toEqual({values: {}, said: 'The node does not report its height.'});
});
