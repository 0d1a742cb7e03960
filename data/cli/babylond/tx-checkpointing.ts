import {defineCommands} from '../schema';

/** `babylond tx checkpointing`. */
export default defineCommands([
  {
    path: ['tx', 'checkpointing'],
    usage: 'tx checkpointing <command>',
    purpose: 'Transactions related to epoch checkpoints and BLS keys.',
    group: true,
    source: {id: 'BBN', path: 'x/checkpointing/client/cli'},
  },
  {
    path: ['tx', 'checkpointing', 'create-validator'],
    usage: 'tx checkpointing create-validator <path/to/validator.json>',
    purpose: 'Queues the creation of a validator with its BLS key for the end of the epoch.',
    args: [
      {
        name: 'path/to/validator.json',
        meaning: 'File that describes the validator.',
        required: true,
      },
    ],
    flags: [
      {
        name: 'bls-pop',
        type: 'string',
        default: '',
        meaning:
          'File with the proof of possession of the BLS key, from `generate-bls-pop`. Pass the path, not the proof itself. Without it, the command creates the proof from the keys in the home directory.',
      },
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Directory with configuration, keys and data.',
      },
      {name: 'ip', type: 'string', default: '', meaning: 'No effect.'},
      {name: 'node-id', type: 'string', default: '', meaning: 'No effect.'},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'x/checkpointing/client/cli/tx.go'},
    note: 'The file has the keys pubkey, amount, moniker, identity, website, security, details, commission-rate, commission-max-rate, commission-max-change-rate and min-self-delegation. To create the proof, the command reads the BLS key password from `BABYLON_BLS_PASSWORD` or `config/bls_password.txt` and never prompts for it.',
  },
]);
