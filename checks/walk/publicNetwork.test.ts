import {expect, test} from 'vitest';
import {publicNameIn} from './publicNetwork';

test.each([
  ['curl https://go.dev/dl/x.tar.gz', 'https://go.dev/dl/x.tar.gz'],
  ['curl http://127.0.0.1.example.org/', 'http://127.0.0.1.example.org/'],
  ['curl http://localhost@example.org/', 'http://localhost@example.org/'],
  ['grpcurl babylon-grpc.polkachu.com:20690 list', 'babylon-grpc.polkachu.com'],
  ['echo seeds.polkachu.com:20656', 'seeds.polkachu.com'],
  ['babylond status --node tcp://10.0.0.5:26657', 'tcp://10.0.0.5:26657'],
  ['babylond tx x --chain-id bbn-1 --node=rpc.local:26657', 'bbn-1 at rpc.local:26657'],
  ['RPC=https://x.org\nbabylond status --node "$RPC"', 'https://x.org'],
  ['babylond status --node "$NODE"', 'https://env.example.org'],
])('%s is public', (code, name) => {
  expect(
    publicNameIn(
      code,
      new Map([
        ['NODE', '$AT'],
        ['AT', 'https://env.example.org'],
      ]),
    ),
  ).toBe(name);
});

test.each([
  'curl http://127.0.0.1:26657/status http://[::1]:1317/ http://localhost',
  'babylond tx bank send a b 1ubbn --chain-id bbn-1 --node http://127.0.0.1:26657',
  'babylond tx bank send a b 1ubbn --chain-id bbn-1 --from KEY',
  'babylond status --node rpc.local:26657 --chain-id bbn-local-1',
])('%s is not', (code) => {
  expect(publicNameIn(code)).toBeUndefined();
});
