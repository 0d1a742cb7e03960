import {defineTable} from '../schema';

/** What fails while a Cosmos chain is connected, why, and the way out. */
export default defineTable({
  id: 'cosmos-bsn-troubles',
  title: 'An integration that does not work',
  columns: [
    {key: 'sign', label: 'What you see'},
    {key: 'cause', label: 'Cause'},
    {key: 'fix', label: 'What to do'},
  ],
  rows: [
    {
      sign: 'unknown command "btcstkconsumer"',
      cause: 'This babylond is a release of version 4. It does not have the module.',
      fix: 'Use a program built from the legacy branch, on a network of your own. On mainnet there is no way.',
    },
    {
      sign: 'IBC light client does not exist (error 1104)',
      cause: 'The consumer id is not a client on Babylon. You gave the client of your own chain.',
      fix: 'Take the client id from the Babylon side of the path.',
    },
    {
      sign: 'consumer already registered (error 1102)',
      cause: 'Somebody registered this client id before.',
      fix: 'Query the entry. If it is not yours, make a new client and begin with the connection.',
    },
    {
      sign: 'invalid authority; expected bbn1…',
      cause: 'This Babylon network takes registrations by vote only.',
      fix: 'File MsgRegisterConsumer as a proposal.',
    },
    {
      sign: 'client ID … is not registered as a consumer',
      cause: 'The channel was opened before the registration, or over another client.',
      fix: 'Register first. Open the channel over the connection of that client.',
    },
    {
      sign: 'consumer … has already integrated with channel …',
      cause:
        'A channel was begun before. The place is taken at its first step, even if the rest failed.',
      fix: 'No command frees it. Begin again with a new client, connection and registration.',
    },
    {
      sign: 'Contract already has an open IBC channel',
      cause: 'The contract keeps its first channel for good, closed or not.',
      fix: 'Create the four contracts anew and set them by a new proposal.',
    },
    {
      sign: 'The contract only supports ordered channels; Counterparty version must be `zoneconcierge-1`',
      cause: 'Wrong options of the channel command.',
      fix: 'Correct them. On Babylon the place may be taken already: see above.',
    },
    {
      sign: 'The log says: contract addresses are missing',
      cause: 'The proposal has not passed, or one of its four addresses is empty.',
      fix: 'Query bsn-contracts. Pass the proposal.',
    },
    {
      sign: 'Event fee_collector_error, BSN contracts are not set',
      cause: 'Fees came in before the proposal passed. No money left the fee collector.',
      fix: 'None needed. It ends when the contracts are set.',
    },
    {
      sign: 'Event contract_communication_error',
      cause: 'A contract call failed or used up its gas limit. The chain goes on, finality stands.',
      fix: 'Read the attribute error. For gas, raise the limit with MsgUpdateParams.',
    },
    {
      sign: 'consumer does not have an open IBC channel (error 1137)',
      cause: 'A provider registers before the ordered channel is open, or after it has closed.',
      fix: 'Open the channel first.',
    },
    {
      sign: 'A provider has stake and no vote is taken',
      cause:
        'Its random values count only after a Bitcoin timestamp of your chain that is later than them.',
      fix: 'Wait for a finalized epoch of Babylon. Check that the relayer updates your client there.',
    },
    {
      sign: 'Rewards lie in the finality contract',
      cause: 'They are not in the token that your validators bond, or nobody has voted.',
      fix: 'The contract pays the bonded token only. Other fees need a migration to get out.',
    },
  ],
  source: {
    id: 'CBC',
    path: 'contracts/babylon/src, contracts/btc-finality/src; SDK x/babylon; BBN x/btcstkconsumer, x/zoneconcierge, x/btcstaking/types/errors.go at 78622e025 (branch legacy/release/v4.x)',
  },
  asOf: '2026-04-30',
});
