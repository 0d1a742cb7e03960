import {defineCommands} from '../schema';

/** `babylond tx circuit`. */
export default defineCommands([
  {
    path: ['tx', 'circuit'],
    usage: 'tx circuit <command>',
    purpose: 'Transactions related to the circuit breaker.',
    group: true,
    source: {id: 'COS', path: 'x/circuit at x/circuit/v0.2.0'},
  },
  {
    path: ['tx', 'circuit', 'authorize'],
    usage: 'tx circuit authorize <grantee> <level> [msg_type_urls]...',
    purpose: 'Authorizes an account to disable messages.',
    args: [
      {name: 'grantee', meaning: 'Account that receives the permission.', required: true},
      {name: 'level', meaning: '`some-msgs`, `all-msgs` or `super-admin`.', required: true},
      {name: 'msg_type_urls', meaning: 'Message types.', required: false, repeated: true},
    ],
    flags: [
      {
        name: 'permissions',
        type: 'json',
        default: '',
        meaning: 'Permissions as JSON, instead of a level and types; they override the arguments.',
      },
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/circuit at x/circuit/v0.2.0'},
  },
  {
    path: ['tx', 'circuit', 'disable'],
    usage: 'tx circuit disable <msg_type_urls>...',
    purpose: 'Disables messages.',
    args: [{name: 'msg_type_urls', meaning: 'Message types.', required: true, repeated: true}],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/circuit at x/circuit/v0.2.0'},
  },
  {
    path: ['tx', 'circuit', 'reset'],
    usage: 'tx circuit reset <msg_type_urls>...',
    purpose: 'Re-enables messages.',
    args: [{name: 'msg_type_urls', meaning: 'Message types.', required: true, repeated: true}],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/circuit at x/circuit/v0.2.0'},
  },
]);
