import {defineTable} from '../schema';

/** Every PSBT that the transaction library passes to a wallet. */
export default defineTable({
  id: 'wallet-requests',
  title: 'Requests to sign a Bitcoin transaction',
  columns: [
    {key: 'action', label: 'action.name', format: 'code'},
    {key: 'contracts', label: 'contracts, in order', format: 'code'},
    {key: 'input', label: 'Spends'},
    {key: 'key', label: 'Key'},
    {key: 'then', label: 'What the site does with it'},
  ],
  rows: [
    {
      action: 'sign-btc-slashing-transaction',
      contracts: 'babylon:staking, babylon:slashing, babylon:slashing-burn',
      input: 'staking output, slashing leaf',
      key: 'untweaked',
      then: 'extracts the signature and registers it; nothing is broadcast',
    },
    {
      action: 'sign-btc-unbonding-slashing-transaction',
      contracts: 'babylon:unbonding, babylon:slashing, babylon:slashing-burn',
      input: 'unbonding output, slashing leaf',
      key: 'untweaked',
      then: 'extracts the signature and registers it; nothing is broadcast',
    },
    {
      action: 'sign-btc-staking-transaction',
      contracts: 'babylon:staking',
      input: 'your own UTXOs, one or more',
      key: 'tweaked for Taproot',
      then: 'broadcasts the transaction',
    },
    {
      action: 'sign-btc-staking-expansion-transaction',
      contracts: 'babylon:staking-expansion',
      input: 'input 0: old staking output, unbonding leaf; input 1: one of your own UTXOs',
      key: 'untweaked, then tweaked for Taproot',
      then: 'adds the covenant signatures to input 0 and broadcasts the transaction',
    },
    {
      action: 'sign-btc-unbonding-transaction',
      contracts: 'babylon:staking, babylon:unbonding',
      input: 'staking output, unbonding leaf',
      key: 'untweaked',
      then: 'adds the covenant signatures and broadcasts the transaction; for a phase 1 stake, it sends the signature to the staking API instead',
    },
    {
      action: 'sign-btc-withdraw-transaction',
      contracts: 'babylon:withdraw',
      input: 'an expired staking, unbonding or slashing refund output, timelock leaf',
      key: 'untweaked',
      then: "broadcasts the transaction; the input's sequence is the timelock in blocks",
    },
  ],
  source: {id: 'TSL', path: 'src/staking/manager.ts'},
  asOf: '2026-01-12',
});
