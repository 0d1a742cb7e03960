import {defineCommands} from '../schema';

/** `babylond query circuit`. */
export default defineCommands([
  {
    path: ['query', 'circuit'],
    usage: 'query circuit <command>',
    purpose: 'Queries about the circuit breaker.',
    group: true,
    source: {id: 'COS', path: 'x/circuit at x/circuit/v0.2.0'},
  },
  {
    path: ['query', 'circuit', 'account'],
    usage: 'query circuit account <address>',
    purpose: 'Shows what an address may disable.',
    args: [{name: 'address', meaning: 'Account address (`bbn1…`).', required: true}],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/circuit at x/circuit/v0.2.0'},
  },
  {
    path: ['query', 'circuit', 'accounts'],
    usage: 'query circuit accounts',
    purpose: 'Lists the accounts that may disable messages.',
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/circuit at x/circuit/v0.2.0'},
  },
  {
    path: ['query', 'circuit', 'disabled-list'],
    usage: 'query circuit disabled-list',
    purpose: 'Lists the disabled messages.',
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/circuit at x/circuit/v0.2.0'},
  },
]);
