import type {CliFlag} from '../schema';

/**
 * What each command that makes a proposal must be given: the chain refuses an empty one of the two
 * (Cosmos SDK v0.53.4, x/gov/keeper/msg_server.go).
 */
export const proposalText: readonly CliFlag[] = [
  {
    name: 'summary',
    type: 'string',
    default: '',
    meaning: 'Summary of the proposal.',
    required: true,
  },
  {
    name: 'title',
    type: 'string',
    default: '',
    meaning: 'Title of the proposal.',
    required: true,
  },
];
