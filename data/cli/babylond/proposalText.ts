import type {CliFlag} from '../schema';

/**
 * Flags required by every command that submits a proposal, because the chain rejects an empty title
 * or summary (Cosmos SDK v0.53.4, x/gov/keeper/msg_server.go).
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
