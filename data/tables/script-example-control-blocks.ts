import {defineTable} from '../schema';

/** The control block of every leaf of the worked example. */
export default defineTable({
  id: 'script-example-control-blocks',
  title: 'Control blocks in the example',
  columns: [
    {key: 'leaf', label: 'Leaf'},
    {key: 'bytes', label: 'Bytes', align: 'right'},
    {key: 'hex', label: 'Hex', format: 'code'},
  ],
  rows: [
    {
      leaf: 'Staking output, timelock',
      bytes: 97,
      hex: 'c050929b74c1a04954b78b4b6035e97a5e078a5a0f28ec96d547bfee9ace803ac052fc4800e33d09e551000107db076c41fee84dbc43374953ce9257904c092555cd6683a8cf18b168a6433425901550fac21592eb67fffb905b1aa4de34d58ef0',
    },
    {
      leaf: 'Staking output, unbonding',
      bytes: 97,
      hex: 'c050929b74c1a04954b78b4b6035e97a5e078a5a0f28ec96d547bfee9ace803ac031ff611955520f95dc2a364f558df5d4c4d7c1e8e1c84629e125762ebb81d1dfcd6683a8cf18b168a6433425901550fac21592eb67fffb905b1aa4de34d58ef0',
    },
    {
      leaf: 'Staking output, slashing',
      bytes: 65,
      hex: 'c050929b74c1a04954b78b4b6035e97a5e078a5a0f28ec96d547bfee9ace803ac0e9475c0144539ad0e2066633d73bc8e7f9f5eddf7d0266aeaa6bab9a8aa15f26',
    },
    {
      leaf: 'Unbonding output, timelock',
      bytes: 65,
      hex: 'c050929b74c1a04954b78b4b6035e97a5e078a5a0f28ec96d547bfee9ace803ac0cd6683a8cf18b168a6433425901550fac21592eb67fffb905b1aa4de34d58ef0',
    },
    {
      leaf: 'Unbonding output, slashing',
      bytes: 65,
      hex: 'c050929b74c1a04954b78b4b6035e97a5e078a5a0f28ec96d547bfee9ace803ac03982dc0322e04fc70a5cc498eed6d1258a590cc3e719405ffbe46f8c814d8bd1',
    },
    {
      leaf: 'Slashing refund, timelock',
      bytes: 33,
      hex: 'c150929b74c1a04954b78b4b6035e97a5e078a5a0f28ec96d547bfee9ace803ac0',
    },
  ],
  source: {id: 'BBN', path: 'btcstaking/types.go'},
  asOf: '2026-07-21',
  note: 'The first byte is the leaf version plus one if the output key has an odd y.',
});
