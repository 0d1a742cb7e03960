import type {CliFlag} from '../schema';
import {proposalText} from './proposalText';

/** Encodings of a byte argument; a command accepts one of these flags. */
export const bytesForm: readonly CliFlag[] = [
  {name: 'hex', type: 'bool', default: 'false', meaning: 'Reads the bytes as hex.'},
  {name: 'ascii', type: 'bool', default: 'false', meaning: 'Reads the bytes as text.'},
  {name: 'b64', type: 'bool', default: 'false', meaning: 'Reads the bytes as base64.'},
];

/** Who may instantiate a code; a command accepts one of these flags. */
export const instantiateRights: readonly CliFlag[] = [
  {
    name: 'instantiate-anyof-addresses',
    type: 'strings',
    default: '',
    meaning: 'Allows only these addresses to instantiate the code.',
  },
  {
    name: 'instantiate-everybody',
    type: 'string',
    default: '',
    meaning: 'Allows anyone to instantiate the code; pass `true`.',
  },
  {
    name: 'instantiate-nobody',
    type: 'string',
    default: '',
    meaning: 'Allows only governance to instantiate the code; pass `true`.',
  },
  {
    name: 'instantiate-only-address',
    type: 'string',
    default: '',
    meaning: 'Removed; use `--instantiate-anyof-addresses`.',
  },
];

/** Flags of proposals about contracts. */
export const contractProposal: readonly CliFlag[] = [
  {
    name: 'authority',
    type: 'string',
    default: 'bbn10d07y265gmmuvt4z0w9aw880jnsr700jduz5f2',
    meaning: 'Authority of the message: the governance module account.',
  },
  {name: 'deposit', type: 'string', default: '', meaning: 'Initial deposit for the proposal.'},
  {
    name: 'expedite',
    type: 'bool',
    default: 'false',
    meaning: 'Submits an expedited proposal, with a shorter voting period.',
  },
  ...proposalText,
];

/** Flags of lists without a total count. */
export const shortList: readonly CliFlag[] = [
  {
    name: 'limit',
    type: 'uint64',
    default: '100',
    meaning: 'Maximum number of entries in one response.',
  },
  {
    name: 'page-key',
    type: 'string',
    default: '',
    meaning: '`next_key` of the previous response.',
  },
  {
    name: 'reverse',
    type: 'bool',
    default: 'false',
    meaning:
      'Lists entries in reverse order: newest first only if the list is ordered by number or height.',
  },
];
