import {expect, test} from 'vitest';
import {placeholdersIn, publicAddressIn, fillPlaceholders} from './steps';

test.each([
  ['fpd info EOTS_PUBLIC_KEY --from KEY', ['EOTS_PUBLIC_KEY', 'KEY']],
  ["curl 'http://127.0.0.1/v2?hash=STAKING_TX' | jq .data", ['STAKING_TX']],
  ['curl -s http://127.0.0.1/delegation/<txid>', ['txid']],
  ['babylond query bank balances bbn1…', ['bbn1…']],
  [
    'babylond query txs --query "message.sender=\'bbn1youraddress\' AND tx.height>1"',
    ['bbn1youraddress'],
  ],
  // Variables, shell keywords and constants aren't placeholders.
  ['TRUST=$((LATEST - 2000)); read -rs PASSWORD; echo "$HOME ${RPC}"', []],
  ['curl -X POST -H "Content-Type: application/json" http://127.0.0.1', []],
  ['babylond query btcstaking delegations FINALITY_PROVIDER_STATUS_ACTIVE < in.txt > out.txt', []],
])('the placeholders in %s are found', (code, names) => {
  expect(placeholdersIn(code)).toEqual(names);
});

test('values replace placeholders and nothing else', () => {
  const values = new Map([
    ['KEY', 'a$&b'],
    ['txid', '00ff'],
    ['bbn1…', 'bbn1abc'],
    ['bbn1youraddress', 'bbn1qq'],
  ]);
  expect(
    fillPlaceholders('KEY=1 x --from KEY "$KEY" KEYS <txid> bbn1… bbn1youraddress txid', values),
  ).toBe('KEY=1 x --from a$&b "$KEY" KEYS 00ff bbn1abc bbn1qq txid');
});

test.each([
  ['curl https://go.dev/dl/x.tar.gz', 'https://go.dev/dl/x.tar.gz'],
  ['curl http://127.0.0.1.example.org/', 'http://127.0.0.1.example.org/'],
  ['curl http://localhost@example.org/', 'http://localhost@example.org/'],
  ['grpcurl babylon-grpc.polkachu.com:20690 list', 'babylon-grpc.polkachu.com:20690'],
  ['echo seeds.polkachu.com:20656', 'seeds.polkachu.com:20656'],
  ['babylond status --node tcp://10.0.0.5:26657', 'tcp://10.0.0.5:26657'],
  ['babylond tx x --chain-id bbn-1 --node=rpc.local:26657', 'rpc.local:26657'],
  ['babylond status --node "$RPC"', 'https://env.example.org'],
  ['babylond status --node "${RPC}"', 'https://env.example.org'],
])('%s contains a public address', (code, address) => {
  expect(publicAddressIn(code, {RPC: 'https://env.example.org'})).toBe(address);
});

test.each([
  'curl http://127.0.0.1:26657/status http://[::1]:1317/ http://localhost',
  'babylond tx bank send a b 1ubbn --chain-id bbn-1 --node http://127.0.0.1:26657',
  'babylond tx bank send a b 1ubbn --chain-id bbn-1 --from KEY',
  'scp a 0.0.0.0:26657 b.tar.gz',
])('%s contains no public address', (code) => {
  expect(publicAddressIn(code)).toBeUndefined();
});
