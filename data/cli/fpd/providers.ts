import {defineCommands} from '../schema';

/** Commands for finality providers. */
export default defineCommands([
  {
    path: ['create-finality-provider'],
    aliases: ['cfp'],
    usage: 'create-finality-provider',
    purpose: 'Registers a finality provider on the chain.',
    flags: [
      {
        name: 'daemon-address',
        type: 'string',
        default: '127.0.0.1:12581',
        meaning: 'Address of the running daemon.',
      },
      {
        name: 'key-name',
        type: 'string',
        default: '',
        meaning:
          'Name of the BABY key that registers the provider and receives its rewards. For a new registration, it must be the same key as `Key` in `fpd.conf`, which signs the transaction. For a provider that is already registered, it can be any key in the `fpd` keyring.',
        required: true,
      },
      {
        name: 'home',
        type: 'string',
        default: '~/.fpd',
        meaning: 'Directory with configuration, keys and data.',
      },
      {
        name: 'chain-id',
        type: 'string',
        default: '',
        meaning: 'ID of the chain that the finality provider secures.',
        required: true,
      },
      {
        name: 'commission-rate',
        type: 'string',
        default: '',
        meaning: 'Commission as a decimal: 0.05 is 5%.',
        required: true,
      },
      {
        name: 'commission-max-rate',
        type: 'string',
        default: '',
        meaning:
          'Maximum commission that can ever be set, as a decimal; it cannot be raised later.',
        required: true,
      },
      {
        name: 'commission-max-change-rate',
        type: 'string',
        default: '',
        meaning: 'Maximum commission change per day, as a decimal; it cannot be changed later.',
        required: true,
      },
      {name: 'moniker', type: 'string', default: '', meaning: 'Public name.', required: true},
      {
        name: 'identity',
        type: 'string',
        default: '',
        meaning:
          'Identity on an external service, such as a Keybase ID; explorers get the logo from there.',
      },
      {name: 'website', type: 'string', default: '', meaning: 'Public website.'},
      {
        name: 'security-contact',
        type: 'string',
        default: '',
        meaning: 'Public address for security reports.',
      },
      {name: 'details', type: 'string', default: '', meaning: 'Public description.'},
      {
        name: 'eots-pk',
        type: 'string',
        default: '',
        meaning: 'EOTS public key of the finality provider as hex.',
        required: true,
      },
      {
        name: 'from-file',
        type: 'string',
        default: '',
        meaning:
          'JSON file with the values of the other flags, which are then not required: `keyName`, `chainID`, `commissionRate`, `commissionMaxRate`, `commissionMaxChangeRate`, `moniker`, `identity`, `website`, `securityContract` (sic), `details`, `eotsPK`.',
      },
    ],
    source: {id: 'FP', path: 'finality-provider/cmd/fpd/daemon/create_fp.go'},
  },
  {
    path: ['edit-finality-provider'],
    aliases: ['efp'],
    usage: 'edit-finality-provider <eots_pk>',
    purpose: 'Changes the description or the commission of your finality provider.',
    args: [
      {
        name: 'eots_pk',
        meaning: 'EOTS public key of the finality provider as hex.',
        required: true,
      },
    ],
    flags: [
      {
        name: 'daemon-address',
        type: 'string',
        default: '127.0.0.1:12581',
        meaning: 'Address of the running daemon.',
      },
      {name: 'moniker', type: 'string', default: '', meaning: 'Public name.'},
      {name: 'website', type: 'string', default: '', meaning: 'Public website.'},
      {
        name: 'security-contact',
        type: 'string',
        default: '',
        meaning: 'Public address for security reports.',
      },
      {name: 'details', type: 'string', default: '', meaning: 'Public description.'},
      {
        name: 'identity',
        type: 'string',
        default: '',
        meaning:
          'Identity on an external service, such as a Keybase ID; explorers get the logo from there.',
      },
      {
        name: 'commission-rate',
        type: 'string',
        default: '',
        meaning: 'Commission as a decimal: 0.05 is 5%.',
      },
    ],
    source: {id: 'FP', path: 'finality-provider/cmd/fpd/common/common_cmd.go'},
    note: 'fpd signs with the key named in `fpd.conf`, which must be the account that registered the provider.',
  },
  {
    path: ['finality-provider-info'],
    aliases: ['fpi'],
    usage: 'finality-provider-info <fp-eots-pk-hex>',
    purpose: "Shows one of the daemon's finality providers.",
    args: [
      {
        name: 'fp-eots-pk-hex',
        meaning: 'EOTS public key of the finality provider as hex.',
        required: true,
      },
    ],
    flags: [
      {
        name: 'daemon-address',
        type: 'string',
        default: '127.0.0.1:12581',
        meaning: 'Address of the running daemon.',
      },
    ],
    source: {id: 'FP', path: 'finality-provider/cmd/fpd/common/common_cmd.go'},
  },
  {
    path: ['list-finality-providers'],
    aliases: ['ls'],
    usage: 'list-finality-providers',
    purpose: "Lists the daemon's finality providers.",
    flags: [
      {
        name: 'daemon-address',
        type: 'string',
        default: '127.0.0.1:12581',
        meaning: 'Address of the running daemon.',
      },
    ],
    source: {id: 'FP', path: 'finality-provider/cmd/fpd/common/common_cmd.go'},
  },
  {
    path: ['unjail-finality-provider'],
    aliases: ['ufp'],
    usage: 'unjail-finality-provider <fp-eots-pk-hex>',
    purpose: 'Unjails your finality provider once its jail duration has passed.',
    args: [
      {
        name: 'fp-eots-pk-hex',
        meaning: 'EOTS public key of the finality provider as hex.',
        required: true,
      },
    ],
    flags: [
      {
        name: 'daemon-address',
        type: 'string',
        default: '127.0.0.1:12581',
        meaning: 'Address of the running daemon.',
      },
    ],
    source: {id: 'FP', path: 'finality-provider/cmd/fpd/common/common_cmd.go'},
    note: 'The help shows no argument, but the EOTS public key is required. fpd signs with the key named in `fpd.conf`, which must be the account that registered the provider.',
  },
]);
