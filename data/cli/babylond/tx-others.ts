import {defineCommands} from '../schema';

/** Transactions of modules that were removed or have no commands. */
export default defineCommands([
  {
    path: ['tx', 'evidence'],
    usage: 'tx evidence',
    purpose: 'Transactions related to evidence against validators.',
    source: {id: 'COS', path: 'x/evidence at x/evidence/v0.2.0'},
  },
  {
    path: ['tx', 'monitor'],
    usage: 'tx monitor',
    purpose: 'Transactions related to monitoring.',
    source: {id: 'BBN', path: 'x/monitor/client/cli'},
  },
  {
    path: ['tx', 'zoneconcierge'],
    usage: 'tx zoneconcierge <command>',
    purpose: 'Transactions related to consumer chains (zoneconcierge).',
    group: true,
    until: 'v4',
    partial: 'Since v1, only the v3 release candidates have included the module.',
  },
  {
    path: ['tx', 'crisis'],
    usage: 'tx crisis <command>',
    purpose: 'Transactions that checked invariants.',
    group: true,
    until: 'v2',
    partial: 'Its module was removed too.',
  },
  {
    path: ['tx', 'staking'],
    usage: 'tx staking <command>',
    purpose: 'BABY staking as on other Cosmos chains.',
    group: true,
    until: 'v1',
    partial: 'Use `tx epoching`, and `tx checkpointing create-validator`.',
    source: {id: 'BBN', path: 'cmd/babylond/cmd/root.go'},
  },
]);
