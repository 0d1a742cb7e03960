import {defineTable} from '../schema';

/** Errors when a Cosmos chain is connected, with the cause and the fix. */
export default defineTable({
  id: 'cosmos-bsn-troubles',
  title: 'Troubleshooting an integration',
  columns: [
    {key: 'sign', label: 'What you see'},
    {key: 'cause', label: 'Cause'},
    {key: 'fix', label: 'What to do'},
  ],
  rows: [
    {
      sign: 'unknown command "btcstkconsumer"',
      cause: 'This babylond is a version 4 release, which does not include the module.',
      fix: 'Use a binary built from the legacy branch, on your own network. This is not possible on mainnet.',
    },
    {
      sign: 'IBC light client does not exist (error 1104)',
      cause:
        'The consumer ID is not a client on Babylon: you passed the client ID of your own chain.',
      fix: 'Use the client ID on the Babylon side of the path.',
    },
    {
      sign: 'consumer already registered (error 1102)',
      cause: 'Someone has already registered this client ID.',
      fix: 'Query the entry. If it is not yours, create a new client and start again with the connection.',
    },
    {
      sign: 'invalid authority; expected bbn1…',
      cause: 'This Babylon network accepts registrations only through a governance vote.',
      fix: 'Submit MsgRegisterConsumer as a proposal.',
    },
    {
      sign: 'client ID … is not registered as a consumer',
      cause: 'The channel was opened before the chain was registered, or over another client.',
      fix: "Register first. Open the channel over the registered client's connection.",
    },
    {
      sign: 'consumer … has already integrated with channel …',
      cause:
        'A channel handshake was started earlier. Babylon records the channel at the first step, even if the rest of the handshake fails.',
      fix: 'No command removes it. Start again with a new client, connection and transfer channel, new contracts and a new registration.',
    },
    {
      sign: 'Contract already has an open IBC channel',
      cause: 'The contract keeps its first channel forever, even if it is closed.',
      fix: 'Start again as described above, because Babylon has also recorded your attempt.',
    },
    {
      sign: 'The contract only supports ordered channels; Counterparty version must be `zoneconcierge-1`',
      cause: 'The channel command has the wrong options.',
      fix: 'Fix the options. Babylon may already have recorded the channel, as described above.',
    },
    {
      sign: 'The log says: contract addresses are missing',
      cause:
        'The proposal has not passed. A proposal with an empty or malformed address is rejected when you submit it.',
      fix: 'Query the proposal and bsn-contracts, and get the proposal passed.',
    },
    {
      sign: 'Marshal called with nil',
      cause: 'No contracts are set yet, and the query cannot print an empty response.',
      fix: 'Get the proposal passed.',
    },
    {
      sign: 'The proposal is rejected, and its tally shows no votes',
      cause: 'The node accepted the vote, which then ran out of gas.',
      fix: 'Query the vote by its hash. Submit the proposal again and vote with a higher gas adjustment.',
    },
    {
      sign: 'Event fee_collector_error, BSN contracts are not set',
      cause:
        'Fees or newly minted tokens arrived before the proposal passed. The module moved none of them.',
      fix: 'Do nothing: the event stops once the contracts are set.',
    },
    {
      sign: 'Event contract_communication_error',
      cause:
        'A contract call failed or ran out of gas. The chain continues, but finalization stops.',
      fix: 'Read the error attribute. If the call ran out of gas, raise the limit with MsgUpdateParams.',
    },
    {
      sign: 'Event contract_communication_error in every block, IndexedBlock … not found',
      cause: 'A reward payment failed, so the contract has no record of that block.',
      fix: 'Restart finality, as shown below.',
    },
    {
      sign: 'consumer does not have an open IBC channel (error 1137)',
      cause:
        'A provider tried to register before the ordered channel was open, or after it closed.',
      fix: 'Open the channel first. A closed channel cannot be reopened.',
    },
    {
      sign: 'A provider has stake, but its votes are not accepted',
      cause:
        'Its public randomness is valid only once a later state of your chain has been timestamped on Bitcoin.',
      fix: 'Wait for a finalized Babylon epoch. Check that the relayer updates your client there.',
    },
    {
      sign: 'Rewards stay in the finality contract',
      cause: "The rewards are not in your chain's staking token, or nobody has voted.",
      fix: 'The contract pays out only the staking token. Other tokens can be recovered only with a migration.',
    },
  ],
  source: {
    id: 'CBC',
    path: 'contracts/babylon/src, contracts/btc-finality/src; SDK x/babylon; BBN x/btcstkconsumer, x/zoneconcierge, x/btcstaking/types/errors.go at 78622e025 (branch legacy/release/v4.x)',
  },
  asOf: '2026-04-30',
});
