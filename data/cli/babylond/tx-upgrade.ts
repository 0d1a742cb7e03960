import {defineCommands} from '../schema';
import {proposalText} from './proposalText';

/** `babylond tx upgrade`. */
export default defineCommands([
  {
    path: ['tx', 'upgrade'],
    usage: 'tx upgrade <command>',
    purpose: 'Transactions related to upgrades.',
    group: true,
    source: {id: 'COS', path: 'x/upgrade at x/upgrade/v0.2.0'},
  },
  {
    path: ['tx', 'upgrade', 'cancel-software-upgrade'],
    usage: 'tx upgrade cancel-software-upgrade',
    purpose: 'Proposes to cancel the planned upgrade.',
    flags: [
      {
        name: 'authority',
        type: 'string',
        default: '',
        meaning: 'Authority address; defaults to the governance module account.',
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
    source: {id: 'COS', path: 'x/upgrade at x/upgrade/v0.2.0'},
  },
  {
    path: ['tx', 'upgrade', 'cancel-upgrade-proposal'],
    usage: 'tx upgrade cancel-upgrade-proposal',
    purpose: 'Proposes to cancel the planned upgrade (generated command).',
    flagSets: ['tx', 'proposal'],
    source: {id: 'COS', path: 'x/upgrade at x/upgrade/v0.2.0'},
  },
  {
    path: ['tx', 'upgrade', 'software-upgrade'],
    usage: 'tx upgrade software-upgrade <name>',
    purpose: 'Proposes an upgrade at a height.',
    args: [{name: 'name', meaning: 'Name of the upgrade.', required: true}],
    flags: [
      {
        name: 'authority',
        type: 'string',
        default: '',
        meaning: 'Authority address; defaults to the governance module account.',
      },
      {
        name: 'daemon-name',
        type: 'string',
        default: 'babylond',
        meaning: 'Name of the binary to upgrade.',
      },
      {name: 'deposit', type: 'string', default: '', meaning: 'Initial deposit for the proposal.'},
      {
        name: 'metadata',
        type: 'string',
        default: '',
        meaning: 'Metadata of the proposal: a link or text.',
      },
      {
        name: 'no-checksum-required',
        type: 'bool',
        default: 'false',
        meaning: 'Allows download links without checksums.',
      },
      {
        name: 'no-validate',
        type: 'bool',
        default: 'false',
        meaning: 'Skips the validation of the upgrade info.',
      },
      ...proposalText,
      {
        name: 'upgrade-height',
        type: 'int64',
        default: '0',
        meaning:
          'Height of the upgrade. If you omit it, the command still submits the proposal, which fails after it has passed.',
      },
      {
        name: 'upgrade-info',
        type: 'string',
        default: '',
        meaning:
          'Upgrade info, such as the download links of the new binary, as JSON; required unless you pass `--no-validate`.',
      },
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/upgrade at x/upgrade/v0.2.0'},
  },
]);
