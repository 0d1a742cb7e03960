import {afterEach, expect, test, vi} from 'vitest';
import {fetchTotals} from './fetchTotals';

const NODE = 'http://localhost:1317';
const responses: Record<string, unknown> = {
  '/cosmos/base/node/v1beta1/status': {height: '7', timestamp: '2026-11-24T12:00:00.5Z'},
  '/cosmos/mint/v1beta1/annual_provisions': {annual_provisions: '55.900000000000000000'},
  '/cosmos/staking/v1beta1/pool': {pool: {bonded_tokens: '9007199254740993'}},
  '/babylon/costaking/v1/current_rewards': {total_score: '1'},
  '/babylon/finality/v1/finality_providers/7': {
    finality_providers: [{voting_power: '1'}, {voting_power: '2'}],
    pagination: {next_key: null},
  },
};

/** Stubs a node that returns these responses, and status 404 for other paths. */
function stubNode(bodies: Record<string, unknown>): void {
  vi.stubGlobal('fetch', (url: string) => {
    const body = bodies[new URL(url).pathname];
    return Promise.resolve(
      new Response(JSON.stringify(body ?? {}), {status: body === undefined ? 404 : 200}),
    );
  });
}

const query = () => fetchTotals(NODE, new AbortController().signal);

afterEach(() => vi.unstubAllGlobals());

test('totals keep every digit, and the message contains the node, height and time', async () => {
  stubNode(responses);
  expect(await query()).toEqual({
    values: {
      provision: '0.000055',
      allBitcoin: '0.00000003',
      allBaby: '9,007,199,254.740993',
      allScores: '0.00000001',
    },
    message: `From ${NODE}, height 7, block time 2026-11-24 12:00:00 UTC.`,
  });
});

test.each([
  [
    'an incomplete list',
    {finality_providers: [{voting_power: '1'}], pagination: {next_key: 'AA=='}},
  ],
  ['an empty list', {finality_providers: [], pagination: {next_key: null}}],
  ['an unexpected list', {finality_providers: [{power: 1}], pagination: {next_key: null}}],
])('%s of providers yields no sum', async (_, providers) => {
  stubNode({...responses, '/babylon/finality/v1/finality_providers/7': providers});
  const {values, message} = await query();
  expect(values).not.toHaveProperty('allBitcoin');
  expect(message).toContain('left unchanged: bitcoin of voting providers.');
});

test('without a height, nothing else is queried', async () => {
  stubNode({});
  expect(await query()).toEqual({values: {}, message: 'The node returned status 404.'});
  stubNode({'/cosmos/base/node/v1beta1/status': {}});
  expect(await query()).toEqual({
    values: {},
    message: 'The node does not report its height and time.',
  });
});
