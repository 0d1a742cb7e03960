import facts from '../facts/cosmos-bsn';
import {defineTable} from '../schema';

/** Fields of the message that creates the first contract, and whether they can be changed later. */
export default defineTable({
  id: 'cosmos-bsn-instantiate',
  title: 'Fields of the message that creates the contracts',
  columns: [
    {key: 'field', label: 'Field', format: 'code'},
    {key: 'type', label: 'Type'},
    {key: 'meaning', label: 'Meaning'},
    {key: 'later', label: 'Can be changed later'},
  ],
  rows: [
    {
      field: 'network',
      type: 'mainnet, testnet, signet or regtest',
      meaning:
        'The name of the Bitcoin network. It is stored and returned by queries; no check depends on it, so headers from any network are accepted.',
      later: 'no',
    },
    {
      field: 'btc_confirmation_depth',
      type: 'number above 0',
      meaning: 'Blocks on top of a Bitcoin transaction. Use the value of the Babylon network.',
      later: 'yes, with the commit after the latest tag',
    },
    {
      field: 'checkpoint_finalization_timeout',
      type: 'number above 0',
      meaning: 'Depth at which a checkpoint is final. Use the value of the Babylon network.',
      later: 'yes, with the commit after the latest tag',
    },
    {
      field: 'btc_light_client_code_id',
      type: 'number',
      meaning: 'Code ID of btc_light_client.wasm on your chain.',
      later: 'no; migrate the contract instead',
    },
    {
      field: 'btc_staking_code_id',
      type: 'number',
      meaning: 'Code ID of btc_staking.wasm on your chain.',
      later: 'no; migrate the contract instead',
    },
    {
      field: 'btc_finality_code_id',
      type: 'number',
      meaning: 'Code ID of btc_finality.wasm on your chain.',
      later: 'no; migrate the contract instead',
    },
    {
      field: 'btc_light_client_msg, btc_staking_msg, btc_finality_msg',
      type: 'base64-encoded JSON, optional',
      meaning: 'Replaces the whole instantiate message of that contract, including its admin.',
      later: 'not applicable',
    },
    {
      field: 'admin',
      type: 'address, optional',
      meaning:
        'Admin of the three contracts that this message creates. It can migrate them, change the settings for which they have a message, and submit headers, providers and stakes manually. The babylon contract stores it only since the commit after the latest tag; in the tag, its only admin is the one set with the --admin flag. Without an admin, nobody can change settings, and only your governance can migrate.',
      later: 'yes in the staking and finality contracts, by the admin itself; no in the other two',
    },
    {
      field: 'consumer_name',
      type: 'text, not empty',
      meaning: 'Name of your chain in the contract.',
      later: 'yes, with the commit after the latest tag',
    },
    {
      field: 'consumer_description',
      type: 'text, not empty',
      meaning: 'One sentence about your chain.',
      later: 'yes, with the commit after the latest tag',
    },
    {
      field: 'ics20_channel_id',
      type: 'text, not empty',
      meaning: 'Your end of the transfer channel, through which rewards are sent.',
      later: 'no',
    },
    {
      field: 'ibc_packet_timeout_days',
      type: 'number, optional',
      meaning: `Timeout of packets with evidence and rewards, in days. Default: ${String(facts.facts['contract-packet-timeout']?.value)}.`,
      later: 'yes, with the commit after the latest tag',
    },
    {
      field: 'destination_module',
      type: 'text',
      meaning: 'Module account on Babylon Genesis that receives rewards: btcstaking.',
      later: 'yes, with the commit after the latest tag',
    },
  ],
  source: {
    id: 'CBC',
    path: 'contracts/babylon/src/msg/contract.rs, contracts/babylon/src/contract.rs, contracts/btc-light-client/src/bitcoin.rs, contracts/btc-staking/src/staking.rs',
  },
  asOf: '2025-09-11',
  note: 'The commit after the latest tag is 5b93a161. In the tag itself, only the finality contract has a message that changes its settings.',
});
