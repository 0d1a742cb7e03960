import {expect, test} from 'vitest';
import {placeholdersIn, putValues} from './placeholders';

test.each([
  ['fpd info EOTS_PUBLIC_KEY --from KEY', ['EOTS_PUBLIC_KEY', 'KEY']],
  ["curl 'http://127.0.0.1/v2?hash=STAKING_TX' | jq .data", ['STAKING_TX']],
  ['curl -s http://127.0.0.1/delegation/<txid>', ['txid']],
  ['babylond query bank balances bbn1…', ['bbn1…']],
  // Variables, words of the shell and constants are no placeholders.
  ['TRUST=$((LATEST - 2000)); read -rs PASSWORD; echo "$HOME ${RPC}"', []],
  ['curl -X POST -H "Content-Type: application/json" http://127.0.0.1', []],
  ['babylond query btcstaking delegations FINALITY_PROVIDER_STATUS_ACTIVE < in.txt > out.txt', []],
])('%s', (code, names) => {
  expect(placeholdersIn(code)).toEqual(names);
});

test('values go where placeholders stand and nowhere else', () => {
  const values = new Map([
    ['KEY', 'a$&b'],
    ['txid', '00ff'],
    ['bbn1…', 'bbn1abc'],
  ]);
  expect(putValues('KEY=1 x --from KEY "$KEY" KEYS <txid> bbn1… txid', values)).toBe(
    'KEY=1 x --from a$&b "$KEY" KEYS 00ff bbn1abc txid',
  );
});
