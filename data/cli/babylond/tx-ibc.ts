import {defineCommands} from '../schema';
import {proposalText} from './proposalText';

/** `babylond tx` of IBC: clients, channels, transfers and accounts on other chains. */
export default defineCommands([
  {
    path: ['tx', 'ibc'],
    usage: 'tx ibc <command>',
    purpose: 'Transactions related to IBC.',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ibc', 'channelv2'],
    usage: 'tx ibc channelv2',
    purpose: 'Empty command group.',
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ibc', 'client'],
    usage: 'tx ibc client <command>',
    purpose: 'Transactions related to light clients of other chains.',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ibc', 'client', 'add-counterparty'],
    usage: 'tx ibc client add-counterparty <client-id> <counterparty-client-id> <merkle-prefix>...',
    purpose:
      'Registers the counterparty of a client, for IBC version 2. Only the creator of the client can do this, and only once.',
    args: [
      {
        name: 'client-id',
        meaning: 'Light client on this chain, such as `07-tendermint-0`.',
        required: true,
      },
      {name: 'counterparty-client-id', meaning: 'Light client on the other chain.', required: true},
      {
        name: 'merkle-prefix',
        meaning: 'Merkle path prefix of the other chain, as base64.',
        required: true,
        repeated: true,
      },
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ibc', 'client', 'create'],
    usage: 'tx ibc client create <client-state> <consensus-state>',
    purpose: 'Creates a client of another chain.',
    args: [
      {
        name: 'client-state',
        meaning: 'File with the state of the client, as JSON.',
        required: true,
      },
      {name: 'consensus-state', meaning: 'File with the consensus state, as JSON.', required: true},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ibc', 'client', 'delete-client-creator'],
    usage: 'tx ibc client delete-client-creator <client-id>',
    purpose: 'Deletes the creator record of a client; only the creator or governance can do this.',
    args: [
      {
        name: 'client-id',
        meaning: 'Light client on this chain, such as `07-tendermint-0`.',
        required: true,
      },
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ibc', 'client', 'misbehaviour'],
    usage: 'tx ibc client misbehaviour <client-id> <misbehaviour>',
    purpose: 'Submits evidence of misbehavior by the other chain, which freezes the client.',
    args: [
      {
        name: 'client-id',
        meaning: 'Light client on this chain, such as `07-tendermint-0`.',
        required: true,
      },
      {name: 'misbehaviour', meaning: 'File with the evidence, as JSON.', required: true},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ibc', 'client', 'recover-client'],
    usage: 'tx ibc client recover-client <subject-client-id> <substitute-client-id>',
    purpose: 'Proposes to recover a client with the state of another client.',
    args: [
      {name: 'subject-client-id', meaning: 'Client that has expired or is frozen.', required: true},
      {
        name: 'substitute-client-id',
        meaning: 'Active client of the same chain from which the state is taken.',
        required: true,
      },
    ],
    flags: [
      {
        name: 'authority',
        type: 'string',
        default: '',
        meaning: 'Authority of the message: the governance module account.',
      },
      {name: 'deposit', type: 'string', default: '', meaning: 'Initial deposit for the proposal.'},
      {
        name: 'metadata',
        type: 'string',
        default: '',
        meaning: 'Metadata of the proposal: a link or text.',
      },
      ...proposalText,
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ibc', 'client', 'schedule-ibc-upgrade'],
    usage: 'tx ibc client schedule-ibc-upgrade <name> <plan-height> <client-state>',
    purpose:
      'Proposes an IBC software upgrade of this chain, which clients on other chains must follow.',
    args: [
      {name: 'name', meaning: 'Name of the upgrade.', required: true},
      {
        name: 'plan-height',
        meaning: 'Height on this chain at which the upgrade happens.',
        required: true,
      },
      {
        name: 'client-state',
        meaning: 'File with the state of the client, as JSON.',
        required: true,
      },
    ],
    flags: [
      {
        name: 'authority',
        type: 'string',
        default: '',
        meaning: 'Authority of the message: the governance module account.',
      },
      {name: 'deposit', type: 'string', default: '', meaning: 'Initial deposit for the proposal.'},
      {
        name: 'metadata',
        type: 'string',
        default: '',
        meaning: 'Metadata of the proposal: a link or text.',
      },
      ...proposalText,
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ibc', 'client', 'update'],
    usage: 'tx ibc client update <client-id> <client-message>',
    purpose: 'Updates a client with a newer header.',
    args: [
      {
        name: 'client-id',
        meaning: 'Light client on this chain, such as `07-tendermint-0`.',
        required: true,
      },
      {name: 'client-message', meaning: 'File with a header or evidence, as JSON.', required: true},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ibc', 'client', 'update-client-config'],
    usage: 'tx ibc client update-client-config <client-id> [relayer]...',
    purpose:
      'Replaces the list of addresses that may relay for a client; only its creator or governance can do this.',
    args: [
      {
        name: 'client-id',
        meaning: 'Light client on this chain, such as `07-tendermint-0`.',
        required: true,
      },
      {
        name: 'relayer',
        meaning: 'Addresses that may relay; if you pass none, the list is cleared.',
        required: false,
        repeated: true,
      },
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ibc', 'client', 'upgrade'],
    usage:
      'tx ibc client upgrade <client-id> <client-state> <consensus-state> <client-proof> <consensus-proof>',
    purpose: 'Upgrades a client after the other chain has upgraded.',
    args: [
      {
        name: 'client-id',
        meaning: 'Light client on this chain, such as `07-tendermint-0`.',
        required: true,
      },
      {
        name: 'client-state',
        meaning: 'File with the state of the client, as JSON.',
        required: true,
      },
      {name: 'consensus-state', meaning: 'File with the consensus state, as JSON.', required: true},
      {name: 'client-proof', meaning: 'Proof of the new client state.', required: true},
      {name: 'consensus-proof', meaning: 'Proof of the new consensus state.', required: true},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ibc-transfer'],
    usage: 'tx ibc-transfer <command>',
    purpose: 'Transactions related to transfers over IBC.',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ibc-transfer', 'transfer'],
    usage: 'tx ibc-transfer transfer <src-port> <src-channel> <receiver> <coin>',
    purpose: 'Sends tokens to another chain.',
    args: [
      {name: 'src-port', meaning: 'Port on this chain, such as `transfer`.', required: true},
      {
        name: 'src-channel',
        meaning: 'Channel on this chain, or a client for IBC version 2.',
        required: true,
      },
      {name: 'receiver', meaning: 'Address on the other chain.', required: true},
      {name: 'coin', meaning: 'Amount with its denomination, such as `1000ubbn`.', required: true},
    ],
    flags: [
      {
        name: 'absolute-timeouts',
        type: 'bool',
        default: 'false',
        meaning: 'Uses absolute timeouts instead of relative ones.',
      },
      {name: 'memo', type: 'string', default: '', meaning: 'Memo of the packet.'},
      {
        name: 'packet-timeout-height',
        type: 'string',
        default: '0-0',
        meaning:
          'Timeout height on the other chain, after which the transfer is refunded; needs `--absolute-timeouts`. `0-0` means no timeout height.',
      },
      {
        name: 'packet-timeout-timestamp',
        type: 'uint64',
        default: '600000000000',
        meaning:
          'Nanoseconds from now until the transfer is refunded. With `--absolute-timeouts`, it is a Unix time in nanoseconds, or 0 for no timeout; the default is then in the past.',
      },
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ibc-wasm'],
    usage: 'tx ibc-wasm <command>',
    purpose: 'Transactions related to Wasm light clients (08-wasm).',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ibc-wasm', 'migrate-contract'],
    usage: 'tx ibc-wasm migrate-contract <client-id> <checksum> <migrate-msg>',
    purpose: 'Migrates a Wasm light client to other code; it takes effect only through governance.',
    args: [
      {
        name: 'client-id',
        meaning: 'Light client on this chain, such as `07-tendermint-0`.',
        required: true,
      },
      {name: 'checksum', meaning: 'SHA-256 of the code, as hex.', required: true},
      {name: 'migrate-msg', meaning: 'Message to the new code, as JSON.', required: true},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ibc-wasm', 'store-code'],
    usage: 'tx ibc-wasm store-code <wasm-file>',
    purpose: 'Proposes to store the code of a light client.',
    args: [
      {
        name: 'wasm-file',
        meaning: 'File with the compiled contract; can be compressed with gzip.',
        required: true,
      },
    ],
    flags: [
      {
        name: 'authority',
        type: 'string',
        default: '',
        meaning: 'Authority of the message: the governance module account.',
      },
      {name: 'deposit', type: 'string', default: '', meaning: 'Initial deposit for the proposal.'},
      {
        name: 'metadata',
        type: 'string',
        default: '',
        meaning: 'Metadata of the proposal: a link or text.',
      },
      ...proposalText,
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'interchain-accounts'],
    aliases: ['ica'],
    usage: 'tx interchain-accounts <command>',
    purpose: 'Transactions related to interchain accounts.',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'interchain-accounts', 'controller'],
    usage: 'tx interchain-accounts controller <command>',
    purpose: 'Registers and controls interchain accounts.',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'interchain-accounts', 'controller', 'register'],
    usage: 'tx interchain-accounts controller register <connection-id>',
    purpose: 'Registers an interchain account on the other chain.',
    args: [
      {
        name: 'connection-id',
        meaning: 'Connection on this chain, such as `connection-0`.',
        required: true,
      },
    ],
    flags: [
      {
        name: 'ordering',
        type: 'string',
        default: 'ORDER_UNORDERED',
        meaning: 'Channel ordering.',
      },
      {
        name: 'version',
        type: 'string',
        default: '',
        meaning:
          'Channel version, as JSON. For the default, pass an empty value, `--version ""`: if you omit the flag, it takes the value of `version` in `config.toml`, which the chain cannot read.',
      },
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'interchain-accounts', 'controller', 'send-tx'],
    usage: 'tx interchain-accounts controller send-tx <connection-id> <packet-msg>',
    purpose: 'Sends messages that the interchain account executes.',
    args: [
      {
        name: 'connection-id',
        meaning: 'Connection on this chain, such as `connection-0`.',
        required: true,
      },
      {name: 'packet-msg', meaning: 'File with the packet, as JSON.', required: true},
    ],
    flags: [
      {
        name: 'packet-timeout-timestamp',
        type: 'uint64',
        default: '600000000000',
        meaning: 'Nanoseconds from now until the packet times out.',
      },
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'interchain-accounts', 'host'],
    usage: 'tx interchain-accounts host <command>',
    purpose: 'Prepares messages for an interchain account.',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'interchain-accounts', 'host', 'generate-packet-data'],
    usage: 'tx interchain-accounts host generate-packet-data <message>',
    purpose: 'Prints messages as the packet that `send-tx` accepts; does not send anything.',
    args: [{name: 'message', meaning: 'One message or a list of them, as JSON.', required: true}],
    flags: [
      {
        name: 'encoding',
        type: 'string',
        default: '',
        meaning: 'Encoding of the messages in the packet.',
        values: ['proto3', 'proto3json'],
        required: true,
      },
      {name: 'memo', type: 'string', default: '', meaning: 'Memo of the packet.'},
    ],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
]);
