import {defineCommands} from '../schema';

/** `babylond tx btclightclient`. */
export default defineCommands([
  {
    path: ['tx', 'btclightclient'],
    usage: 'tx btclightclient <command>',
    purpose: 'Transactions related to the Bitcoin light client.',
    group: true,
    source: {id: 'BBN', path: 'x/btclightclient/client/cli'},
  },
  {
    path: ['tx', 'btclightclient', 'insert-headers'],
    usage: 'tx btclightclient insert-headers <headers-bytes>',
    purpose: 'Submits Bitcoin headers to the light client.',
    args: [{name: 'headers-bytes', meaning: 'Headers as hex, concatenated.', required: true}],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'x/btclightclient/client/cli/tx.go'},
    note: 'If the parameters of the module list reporters, only they can submit headers.',
  },
]);
