import {defineCommands} from '../schema';

/** `babylond comet`. */
export default defineCommands([
  {
    path: ['comet'],
    aliases: ['cometbft', 'tendermint'],
    usage: 'comet <command>',
    purpose: 'Tools for CometBFT, the consensus engine inside the node.',
    group: true,
    source: {id: 'COS', path: 'server/cmt_cmds.go'},
  },
  {
    path: ['comet', 'bootstrap-state'],
    usage: 'comet bootstrap-state',
    purpose: "Bootstraps CometBFT's state with a light client after a snapshot has been restored.",
    flags: [
      {
        name: 'height',
        type: 'int64',
        default: '0',
        meaning: 'Height to start from; 0 uses the height of the application.',
      },
    ],
    flagSets: ['blsPassword'],
    source: {id: 'COS', path: 'server/cmt_cmds.go'},
  },
  {
    path: ['comet', 'reset-state'],
    aliases: ['reset_state'],
    usage: 'comet reset-state',
    purpose:
      'Deletes the blocks, state, evidence and transaction index of CometBFT, but not the state of the application.',
    note: 'The node does not start with the remaining data: the application is ahead of CometBFT.',
    source: {id: 'COS', path: 'server/cmt_cmds.go'},
  },
  {
    path: ['comet', 'show-address'],
    usage: 'comet show-address',
    purpose: "Prints the node's consensus address.",
    source: {id: 'COS', path: 'server/cmt_cmds.go'},
  },
  {
    path: ['comet', 'show-node-id'],
    usage: 'comet show-node-id',
    purpose: 'Prints the node ID.',
    source: {id: 'COS', path: 'server/cmt_cmds.go'},
  },
  {
    path: ['comet', 'show-validator'],
    usage: 'comet show-validator',
    purpose: "Prints the node's consensus public key as JSON.",
    source: {id: 'COS', path: 'server/cmt_cmds.go'},
  },
  {
    path: ['comet', 'unsafe-reset-all'],
    aliases: ['unsafe_reset_all'],
    usage: 'comet unsafe-reset-all',
    purpose: "Deletes the data directory and resets the validator's signing state to genesis.",
    flags: [
      {name: 'keep-addr-book', type: 'bool', default: 'false', meaning: 'Keeps the address book.'},
    ],
    source: {id: 'COS', path: 'server/cmt_cmds.go'},
    note: 'On a validator, the command also resets the signing state, so the validator can double-sign.',
  },
  {
    path: ['comet', 'version'],
    usage: 'comet version',
    purpose: 'Prints the versions of CometBFT, ABCI and the protocols.',
    source: {id: 'COS', path: 'server/cmt_cmds.go'},
  },
]);
