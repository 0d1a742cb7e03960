import {defineTable} from '../schema';

/** Every hash between the scripts and the output keys of the worked example. */
export default defineTable({
  id: 'script-example-tree',
  title: 'Hashes in the example',
  columns: [
    {key: 'node', label: 'Hash of'},
    {key: 'hash', label: 'Hex', format: 'code'},
  ],
  rows: [
    {
      node: 'Staking: timelock leaf',
      hash: '31ff611955520f95dc2a364f558df5d4c4d7c1e8e1c84629e125762ebb81d1df',
    },
    {
      node: 'Staking: unbonding leaf',
      hash: '52fc4800e33d09e551000107db076c41fee84dbc43374953ce9257904c092555',
    },
    {
      node: 'Staking: slashing leaf',
      hash: 'cd6683a8cf18b168a6433425901550fac21592eb67fffb905b1aa4de34d58ef0',
    },
    {
      node: 'Staking: branch of timelock and unbonding',
      hash: 'e9475c0144539ad0e2066633d73bc8e7f9f5eddf7d0266aeaa6bab9a8aa15f26',
    },
    {
      node: 'Staking: Merkle root',
      hash: 'de64158293772b62c773c17d5b2f13e6e5dbb0d958f578d2d7f539e6f5357d34',
    },
    {
      node: 'Staking: tweak',
      hash: '7e67efffa840ab69e18932ce74db0a274ebcfd20a5df6de7f03b29be8353906c',
    },
    {
      node: 'Unbonding: timelock leaf',
      hash: '3982dc0322e04fc70a5cc498eed6d1258a590cc3e719405ffbe46f8c814d8bd1',
    },
    {
      node: 'Unbonding: slashing leaf',
      hash: 'cd6683a8cf18b168a6433425901550fac21592eb67fffb905b1aa4de34d58ef0',
    },
    {
      node: 'Unbonding: Merkle root',
      hash: '123c6293c1ef30bc2c58fc67109228f9ae0b338493618ea67c442264d38bc4aa',
    },
    {
      node: 'Unbonding: tweak',
      hash: '4566cf0c70d2e99a7f176aa6355c43fe0ead9300792b6f0c4568d4c5afbce402',
    },
    {
      node: 'Slashing refund: timelock leaf',
      hash: '3982dc0322e04fc70a5cc498eed6d1258a590cc3e719405ffbe46f8c814d8bd1',
    },
    {
      node: 'Slashing refund: Merkle root',
      hash: '3982dc0322e04fc70a5cc498eed6d1258a590cc3e719405ffbe46f8c814d8bd1',
    },
    {
      node: 'Slashing refund: tweak',
      hash: 'bdfd5834992e944b22d98a54cb03893a66b2f986e7aae811df67025774151eae',
    },
  ],
  source: {id: 'BBN', path: 'btcstaking/types.go'},
  asOf: '2026-07-21',
  note: 'Anyone can compute these test keys. Do not send anything to an address derived from them.',
});
