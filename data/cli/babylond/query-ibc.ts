import {defineCommands} from '../schema';

/** `babylond query` of IBC: clients, channels, transfers and accounts on other chains. */
export default defineCommands([
  {
    path: ['query', 'ibc'],
    usage: 'query ibc <command>',
    purpose: 'Queries about IBC.',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'channel'],
    usage: 'query ibc channel <command>',
    purpose: 'Queries about channels.',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'channel', 'channels'],
    usage: 'query ibc channel channels',
    purpose: 'Lists the channels of the chain.',
    flagSets: ['pagination', 'query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'channel', 'client-state'],
    usage: 'query ibc channel client-state <port-id> <channel-id>',
    purpose: 'Shows the client of a channel.',
    args: [
      {name: 'port-id', meaning: 'Port on this chain, such as `transfer`.', required: true},
      {name: 'channel-id', meaning: 'Channel on this chain, such as `channel-0`.', required: true},
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'channel', 'connections'],
    usage: 'query ibc channel connections <connection-id>',
    purpose: 'Lists the channels of a connection.',
    args: [
      {
        name: 'connection-id',
        meaning: 'Connection on this chain, such as `connection-0`.',
        required: true,
      },
    ],
    flagSets: ['pagination', 'query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'channel', 'end'],
    usage: 'query ibc channel end <port-id> <channel-id>',
    purpose: 'Shows one channel with its state.',
    args: [
      {name: 'port-id', meaning: 'Port on this chain, such as `transfer`.', required: true},
      {name: 'channel-id', meaning: 'Channel on this chain, such as `channel-0`.', required: true},
    ],
    flags: [
      {
        name: 'prove',
        type: 'bool',
        default: 'true',
        meaning: 'Requests a proof with the response.',
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'channel', 'next-sequence-receive'],
    usage: 'query ibc channel next-sequence-receive <port-id> <channel-id>',
    purpose: 'Shows the next receive sequence of a channel.',
    args: [
      {name: 'port-id', meaning: 'Port on this chain, such as `transfer`.', required: true},
      {name: 'channel-id', meaning: 'Channel on this chain, such as `channel-0`.', required: true},
    ],
    flags: [
      {
        name: 'prove',
        type: 'bool',
        default: 'true',
        meaning: 'Requests a proof with the response.',
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'channel', 'next-sequence-send'],
    usage: 'query ibc channel next-sequence-send <port-id> <channel-id>',
    purpose: 'Shows the next send sequence of a channel.',
    args: [
      {name: 'port-id', meaning: 'Port on this chain, such as `transfer`.', required: true},
      {name: 'channel-id', meaning: 'Channel on this chain, such as `channel-0`.', required: true},
    ],
    flags: [
      {
        name: 'prove',
        type: 'bool',
        default: 'true',
        meaning: 'Requests a proof with the response.',
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'channel', 'packet-ack'],
    usage: 'query ibc channel packet-ack <port-id> <channel-id> <sequence>',
    purpose: 'Shows the acknowledgment hash of a packet.',
    args: [
      {name: 'port-id', meaning: 'Port on this chain, such as `transfer`.', required: true},
      {name: 'channel-id', meaning: 'Channel on this chain, such as `channel-0`.', required: true},
      {name: 'sequence', meaning: 'Sequence of the packet.', required: true},
    ],
    flags: [
      {
        name: 'prove',
        type: 'bool',
        default: 'true',
        meaning: 'Requests a proof with the response.',
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'channel', 'packet-commitment'],
    usage: 'query ibc channel packet-commitment <port-id> <channel-id> <sequence>',
    purpose: 'Shows the commitment of a sent packet that is not acknowledged yet.',
    args: [
      {name: 'port-id', meaning: 'Port on this chain, such as `transfer`.', required: true},
      {name: 'channel-id', meaning: 'Channel on this chain, such as `channel-0`.', required: true},
      {name: 'sequence', meaning: 'Sequence of the packet.', required: true},
    ],
    flags: [
      {
        name: 'prove',
        type: 'bool',
        default: 'true',
        meaning: 'Requests a proof with the response.',
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'channel', 'packet-commitments'],
    usage: 'query ibc channel packet-commitments <port-id> <channel-id>',
    purpose: 'Lists the sent packets that are not acknowledged yet.',
    args: [
      {name: 'port-id', meaning: 'Port on this chain, such as `transfer`.', required: true},
      {name: 'channel-id', meaning: 'Channel on this chain, such as `channel-0`.', required: true},
    ],
    flagSets: ['pagination', 'query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'channel', 'packet-receipt'],
    usage: 'query ibc channel packet-receipt <port-id> <channel-id> <sequence>',
    purpose: 'Shows whether a packet was received on an unordered channel.',
    args: [
      {name: 'port-id', meaning: 'Port on this chain, such as `transfer`.', required: true},
      {name: 'channel-id', meaning: 'Channel on this chain, such as `channel-0`.', required: true},
      {name: 'sequence', meaning: 'Sequence of the packet.', required: true},
    ],
    flags: [
      {
        name: 'prove',
        type: 'bool',
        default: 'true',
        meaning: 'Requests a proof with the response.',
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'channel', 'unreceived-acks'],
    usage: 'query ibc channel unreceived-acks <port-id> <channel-id>',
    purpose:
      'Shows which of the given packets, acknowledged by the other chain, have an acknowledgment that has not been relayed here.',
    args: [
      {name: 'port-id', meaning: 'Port on this chain, such as `transfer`.', required: true},
      {name: 'channel-id', meaning: 'Channel on this chain, such as `channel-0`.', required: true},
    ],
    flags: [
      {
        name: 'sequences',
        type: 'ints',
        default: '[]',
        meaning:
          'Sequences of the packets to check, separated by commas. Without them, the response is empty.',
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'channel', 'unreceived-packets'],
    usage: 'query ibc channel unreceived-packets <port-id> <channel-id>',
    purpose: 'Shows which of the given packets of the other chain have not been received here.',
    args: [
      {name: 'port-id', meaning: 'Port on this chain, such as `transfer`.', required: true},
      {name: 'channel-id', meaning: 'Channel on this chain, such as `channel-0`.', required: true},
    ],
    flags: [
      {
        name: 'sequences',
        type: 'ints',
        default: '[]',
        meaning:
          'Sequences of the packets to check, separated by commas. Without them, the response is empty.',
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'channelv2'],
    usage: 'query ibc channelv2 <command>',
    purpose: 'Queries about IBC version 2 packets.',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'channelv2', 'next-sequence-send'],
    usage: 'query ibc channelv2 next-sequence-send <client-id>',
    purpose: 'Shows the next send sequence of a client.',
    args: [
      {
        name: 'client-id',
        meaning: 'Light client on this chain, such as `07-tendermint-0`.',
        required: true,
      },
    ],
    flags: [
      {
        name: 'prove',
        type: 'bool',
        default: 'true',
        meaning: 'Requests a proof with the response.',
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'channelv2', 'packet-acknowledgement'],
    usage: 'query ibc channelv2 packet-acknowledgement <client-id> <sequence>',
    purpose: 'Shows the acknowledgment hash of a packet.',
    args: [
      {
        name: 'client-id',
        meaning: 'Light client on this chain, such as `07-tendermint-0`.',
        required: true,
      },
      {name: 'sequence', meaning: 'Sequence of the packet.', required: true},
    ],
    flags: [
      {
        name: 'prove',
        type: 'bool',
        default: 'true',
        meaning: 'Requests a proof with the response.',
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'channelv2', 'packet-commitment'],
    usage: 'query ibc channelv2 packet-commitment <client-id> <sequence>',
    purpose: 'Shows the commitment of a sent packet that is not acknowledged yet.',
    args: [
      {
        name: 'client-id',
        meaning: 'Light client on this chain, such as `07-tendermint-0`.',
        required: true,
      },
      {name: 'sequence', meaning: 'Sequence of the packet.', required: true},
    ],
    flags: [
      {
        name: 'prove',
        type: 'bool',
        default: 'true',
        meaning: 'Requests a proof with the response.',
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'channelv2', 'packet-commitments'],
    usage: 'query ibc channelv2 packet-commitments <client-id>',
    purpose: 'Lists the sent packets that are not acknowledged yet.',
    args: [
      {
        name: 'client-id',
        meaning: 'Light client on this chain, such as `07-tendermint-0`.',
        required: true,
      },
    ],
    flagSets: ['pagination', 'query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'channelv2', 'packet-receipt'],
    usage: 'query ibc channelv2 packet-receipt <client-id> <sequence>',
    purpose: 'Shows whether a packet was received.',
    args: [
      {
        name: 'client-id',
        meaning: 'Light client on this chain, such as `07-tendermint-0`.',
        required: true,
      },
      {name: 'sequence', meaning: 'Sequence of the packet.', required: true},
    ],
    flags: [
      {
        name: 'prove',
        type: 'bool',
        default: 'true',
        meaning: 'Requests a proof with the response.',
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'channelv2', 'unreceived-acks'],
    usage: 'query ibc channelv2 unreceived-acks <client-id>',
    purpose:
      'Shows which of the given packets, acknowledged by the other chain, have an acknowledgment that has not been relayed here.',
    args: [
      {
        name: 'client-id',
        meaning: 'Light client on this chain, such as `07-tendermint-0`.',
        required: true,
      },
    ],
    flags: [
      {
        name: 'sequences',
        type: 'ints',
        default: '[]',
        meaning:
          'Sequences of the packets to check, separated by commas. Without them, the response is empty.',
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'channelv2', 'unreceived-packets'],
    usage: 'query ibc channelv2 unreceived-packets <client-id>',
    purpose: 'Shows which of the given packets of the other chain have not been received here.',
    args: [
      {
        name: 'client-id',
        meaning: 'Light client on this chain, such as `07-tendermint-0`.',
        required: true,
      },
    ],
    flags: [
      {
        name: 'sequences',
        type: 'ints',
        default: '[]',
        meaning:
          'Sequences of the packets to check, separated by commas. Without them, the response is empty.',
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'client'],
    usage: 'query ibc client <command>',
    purpose: 'Queries about light clients of other chains.',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'client', 'config'],
    usage: 'query ibc client config <client-id>',
    purpose: 'Shows who may relay for a client.',
    args: [
      {
        name: 'client-id',
        meaning: 'Light client on this chain, such as `07-tendermint-0`.',
        required: true,
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'client', 'consensus-state'],
    usage: 'query ibc client consensus-state <client-id> [height]',
    purpose: 'Shows the consensus state of a client at a height.',
    args: [
      {
        name: 'client-id',
        meaning: 'Light client on this chain, such as `07-tendermint-0`.',
        required: true,
      },
      {
        name: 'height',
        meaning:
          'Height on the other chain as revision and height, such as `1-5000`. Needed unless `--latest-height` is given.',
        required: false,
      },
    ],
    flags: [
      {
        name: 'latest-height',
        type: 'bool',
        default: 'false',
        meaning: 'Uses the latest height of the client. It also needs `--prove=false`.',
      },
      {
        name: 'prove',
        type: 'bool',
        default: 'true',
        meaning: 'Requests a proof with the response.',
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'client', 'consensus-state-heights'],
    usage: 'query ibc client consensus-state-heights <client-id>',
    purpose: "Lists the heights of a client's consensus states.",
    args: [
      {
        name: 'client-id',
        meaning: 'Light client on this chain, such as `07-tendermint-0`.',
        required: true,
      },
    ],
    flagSets: ['pagination', 'query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'client', 'consensus-states'],
    usage: 'query ibc client consensus-states <client-id>',
    purpose: 'Lists all consensus states of a client, by height.',
    args: [
      {
        name: 'client-id',
        meaning: 'Light client on this chain, such as `07-tendermint-0`.',
        required: true,
      },
    ],
    flagSets: ['pagination', 'query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'client', 'counterparty-info'],
    usage: 'query ibc client counterparty-info <client-id>',
    purpose: 'Shows the counterparty of a client.',
    args: [
      {
        name: 'client-id',
        meaning: 'Light client on this chain, such as `07-tendermint-0`.',
        required: true,
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'client', 'creator'],
    usage: 'query ibc client creator <client-id>',
    purpose: 'Shows who created a client.',
    args: [
      {
        name: 'client-id',
        meaning: 'Light client on this chain, such as `07-tendermint-0`.',
        required: true,
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'client', 'header'],
    usage: 'query ibc client header',
    purpose:
      'Shows the latest header of this chain, in the format that clients on other chains need.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'client', 'params'],
    usage: 'query ibc client params',
    purpose: 'Shows which client types are allowed.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'client', 'self-consensus-state'],
    usage: 'query ibc client self-consensus-state',
    purpose:
      "Shows this chain's own consensus state, in the format that clients on other chains store.",
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'client', 'state'],
    usage: 'query ibc client state <client-id>',
    purpose: 'Shows one client with its trusting period and latest height.',
    args: [
      {
        name: 'client-id',
        meaning: 'Light client on this chain, such as `07-tendermint-0`.',
        required: true,
      },
    ],
    flags: [
      {
        name: 'prove',
        type: 'bool',
        default: 'true',
        meaning: 'Requests a proof with the response.',
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'client', 'states'],
    usage: 'query ibc client states',
    purpose: 'Lists the clients of the chain.',
    flagSets: ['pagination', 'query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'client', 'status'],
    usage: 'query ibc client status <client-id>',
    purpose: 'Shows whether a client is active, expired or frozen.',
    args: [
      {
        name: 'client-id',
        meaning: 'Light client on this chain, such as `07-tendermint-0`.',
        required: true,
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'connection'],
    usage: 'query ibc connection <command>',
    purpose: 'Queries about connections.',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'connection', 'connections'],
    usage: 'query ibc connection connections',
    purpose: 'Lists the connections of the chain.',
    flagSets: ['pagination', 'query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'connection', 'end'],
    usage: 'query ibc connection end <connection-id>',
    purpose: 'Shows one connection with its state.',
    args: [
      {
        name: 'connection-id',
        meaning: 'Connection on this chain, such as `connection-0`.',
        required: true,
      },
    ],
    flags: [
      {
        name: 'prove',
        type: 'bool',
        default: 'true',
        meaning: 'Requests a proof with the response.',
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'connection', 'params'],
    usage: 'query ibc connection params',
    purpose: 'Shows the connection parameters.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc', 'connection', 'path'],
    usage: 'query ibc connection path <client-id>',
    purpose: 'Lists the connections of a client.',
    args: [
      {
        name: 'client-id',
        meaning: 'Light client on this chain, such as `07-tendermint-0`.',
        required: true,
      },
    ],
    flags: [
      {
        name: 'prove',
        type: 'bool',
        default: 'true',
        meaning: 'Requests a proof with the response.',
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc-transfer'],
    usage: 'query ibc-transfer <command>',
    purpose: 'Queries about transfers over IBC.',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc-transfer', 'denom'],
    usage: 'query ibc-transfer denom <hash-or-denom>',
    purpose: 'Shows the origin of an `ibc/…` denomination.',
    args: [
      {
        name: 'hash-or-denom',
        meaning: 'Hash of the path, or the full `ibc/…` denomination.',
        required: true,
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc-transfer', 'denom-hash'],
    usage: 'query ibc-transfer denom-hash <trace>',
    purpose: 'Shows the path hash of a token that this chain has received.',
    args: [
      {
        name: 'trace',
        meaning: 'Path and base token, such as `transfer/channel-0/ubbn`.',
        required: true,
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc-transfer', 'denoms'],
    usage: 'query ibc-transfer denoms',
    purpose: 'Lists the tokens received over IBC.',
    flagSets: ['pagination', 'query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc-transfer', 'escrow-address'],
    usage: 'query ibc-transfer escrow-address <port> <channel-id>',
    purpose: 'Shows the escrow account of a channel.',
    args: [
      {name: 'port', meaning: 'Port on this chain, such as `transfer`.', required: true},
      {name: 'channel-id', meaning: 'Channel on this chain, such as `channel-0`.', required: true},
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc-transfer', 'params'],
    usage: 'query ibc-transfer params',
    purpose: 'Shows whether transfers can be sent and received.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc-transfer', 'total-escrow'],
    usage: 'query ibc-transfer total-escrow <denom>',
    purpose: 'Shows how much of a token is in escrow for other chains.',
    args: [{name: 'denom', meaning: 'Denomination of the token.', required: true}],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc-wasm'],
    usage: 'query ibc-wasm <command>',
    purpose: 'Queries about Wasm light clients (08-wasm).',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc-wasm', 'checksums'],
    usage: 'query ibc-wasm checksums',
    purpose: 'Lists the hashes of stored client code.',
    flagSets: ['pagination', 'query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ibc-wasm', 'code'],
    usage: 'query ibc-wasm code <checksum>',
    purpose: 'Fetches the code of a client.',
    args: [{name: 'checksum', meaning: 'SHA-256 of the code, as hex.', required: true}],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'interchain-accounts'],
    aliases: ['ica'],
    usage: 'query interchain-accounts <command>',
    purpose: 'Queries about interchain accounts.',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'interchain-accounts', 'controller'],
    usage: 'query interchain-accounts controller <command>',
    purpose: 'Queries about the controller side.',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'interchain-accounts', 'controller', 'interchain-account'],
    usage: 'query interchain-accounts controller interchain-account <owner> <connection-id>',
    purpose: "Shows the address of an owner's interchain account.",
    args: [
      {name: 'owner', meaning: 'Address of the owner.', required: true},
      {
        name: 'connection-id',
        meaning: 'Connection on this chain, such as `connection-0`.',
        required: true,
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'interchain-accounts', 'controller', 'params'],
    usage: 'query interchain-accounts controller params',
    purpose: 'Shows whether the controller side is enabled.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'interchain-accounts', 'host'],
    usage: 'query interchain-accounts host <command>',
    purpose: 'Queries about the host side.',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'interchain-accounts', 'host', 'packet-events'],
    usage: 'query interchain-accounts host packet-events <channel-id> <sequence>',
    purpose: 'Shows the events of a packet that was executed here.',
    args: [
      {name: 'channel-id', meaning: 'Channel on this chain, such as `channel-0`.', required: true},
      {name: 'sequence', meaning: 'Sequence of the packet.', required: true},
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'interchain-accounts', 'host', 'params'],
    usage: 'query interchain-accounts host params',
    purpose: 'Shows which messages interchain accounts may execute here.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
]);
