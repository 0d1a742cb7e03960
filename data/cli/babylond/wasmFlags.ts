import type {CliFlag} from '../schema';
import {proposalText} from './proposalText';

/** How bytes are typed; one of them. */
export const bytesForm: readonly CliFlag[] = [
  {name: 'hex', type: 'bool', default: 'false', meaning: 'Reads the bytes as hex.'},
  {name: 'ascii', type: 'bool', default: 'false', meaning: 'Reads the bytes as text.'},
  {name: 'b64', type: 'bool', default: 'false', meaning: 'Reads the bytes as base64.'},
];

/** Who may make contracts from a code; one of them. */
export const instantiateRights: readonly CliFlag[] = [
  {
    name: 'instantiate-anyof-addresses',
    type: 'strings',
    default: '',
    meaning: 'Only these addresses may instantiate the code.',
  },
  {
    name: 'instantiate-everybody',
    type: 'string',
    default: '',
    meaning: 'Pass `true`: anyone may instantiate the code.',
  },
  {
    name: 'instantiate-nobody',
    type: 'string',
    default: '',
    meaning: 'Pass `true`: only governance may instantiate the code.',
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
  {name: 'deposit', type: 'string', default: '', meaning: 'Deposit with the proposal.'},
  {
    name: 'expedite',
    type: 'bool',
    default: 'false',
    meaning: 'Makes it an expedited proposal, with the shorter voting period.',
  },
  ...proposalText,
];

/** Flags of lists that are not counted. */
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
    meaning: 'Lists from the end: newest first only where the list is ordered by number or height.',
  },
];
