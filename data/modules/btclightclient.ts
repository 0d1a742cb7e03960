import {defineModule, fields} from './schema';

/** The module that follows Bitcoin’s headers. */
export default defineModule({
  name: 'btclightclient',
  package: 'babylon.btclightclient.v1',
  source: {id: 'BBN431', path: 'x/btclightclient'},
  commit: 'a93eadc9e',
  asOf: '2026-07-21',
  eventsFile: 'event.proto',
  store: [
    {
      key: '0x01, Bitcoin height (8 bytes)',
      holds: 'The header at this height: its 80 bytes, hash, height and total work.',
    },
    {
      key: '0x02, header hash (32 bytes)',
      holds: 'The height of this header. The hash is in Bitcoin’s byte order.',
    },
    {key: '0x03', holds: 'The parameters.'},
  ],
  messages: [
    {
      name: 'MsgInsertHeaders',
      signer: 'any account, or only those on the allow-list',
      fields: fields('signer: string', 'headers: []bytes'),
      does: 'Adds one header or more to the chain of headers. The fee is refunded.',
      checks:
        'The signer is on the allow-list, unless that is empty. The headers follow one another. The first one follows the tip, or another known header; then it is not known itself. Each has the difficulty that Bitcoin asks for at its height, a time after the median of the eleven headers before it, and enough proof of work. A fork has more total work than the tip.',
      command: 'babylond tx btclightclient insert-headers',
      event: 'EventBTCHeaderInserted',
    },
    {
      name: 'MsgUpdateParams',
      signer: 'governance',
      fields: fields('authority: string', 'params: Params'),
      does: 'Sets the allow-list.',
      checks: 'Every entry is an account address.',
    },
  ],
  queries: [
    {
      name: 'Params',
      path: '/babylon/btclightclient/v1/params',
      request: [],
      response: fields('params: Params'),
      returns: 'The allow-list.',
    },
    {
      name: 'Tip',
      path: '/babylon/btclightclient/v1/tip',
      request: [],
      response: fields('header: BTCHeaderInfoResponse'),
      returns: 'The highest header.',
      command: 'babylond query btclightclient tip',
    },
    {
      name: 'BaseHeader',
      path: '/babylon/btclightclient/v1/baseheader',
      request: [],
      response: fields('header: BTCHeaderInfoResponse'),
      returns: 'The lowest header, from the genesis file.',
      command: 'babylond query btclightclient base-header',
    },
    {
      name: 'MainChain',
      path: '/babylon/btclightclient/v1/mainchain',
      request: fields('pagination: PageRequest'),
      response: fields('headers: []BTCHeaderInfoResponse', 'pagination: PageResponse'),
      returns: 'Headers from the tip down, or in reverse from the base up; at most 1,000 a page.',
      command: 'babylond query btclightclient main-chain',
    },
    {
      name: 'HeaderDepth',
      path: '/babylon/btclightclient/v1/depth/{hash}',
      request: fields('hash: string'),
      response: fields('depth: uint32'),
      returns: 'How many headers stand above this one. The tip has depth 0.',
      command: 'babylond query btclightclient header-depth',
    },
    {
      name: 'Contains',
      path: '/babylon/btclightclient/v1/contains',
      request: fields('hash: bytes'),
      response: fields('contains: bool'),
      returns: 'Whether a hash is known, for Go clients.',
      command: 'babylond query btclightclient contains',
    },
    {
      name: 'ContainsBytes',
      path: '/babylon/btclightclient/v1/containsBytes',
      request: fields('hash: bytes'),
      response: fields('contains: bool'),
      returns: 'The same, for clients that send plain bytes.',
    },
    {
      name: 'Hashes',
      path: '/babylon/btclightclient/v1/hashes',
      request: fields('pagination: PageRequest'),
      response: fields('hashes: []bytes', 'pagination: PageResponse'),
      returns: 'All known hashes, in the order of the hashes.',
      command: 'babylond query btclightclient hashes',
    },
  ],
  events: [
    {
      name: 'EventBTCRollBack',
      attributes: fields('header: BTCHeaderInfo', 'rollback_from: BTCHeaderInfo'),
      when: 'A fork won. header is the parent of the fork, rollback_from the tip until then.',
    },
    {
      name: 'EventBTCHeaderInserted',
      attributes: fields('header: BTCHeaderInfo'),
      when: 'A header was stored.',
    },
    {
      name: 'EventBTCRollForward',
      attributes: fields('header: BTCHeaderInfo'),
      when: 'The tip moved to this header; after EventBTCHeaderInserted, for each header.',
    },
  ],
  parameters: [],
  duties: [],
  hooks: [],
  errors: [
    {code: 1100, name: 'ErrHeaderDoesNotExist', meaning: 'No header has this hash or height.'},
    {
      code: 1101,
      name: 'ErrHeaderParentDoesNotExist',
      meaning: 'The parent of the first header is not known: headers in between are missing.',
    },
    {code: 1102, name: 'ErrEmptyMessage', meaning: 'There are no headers, or no hash.'},
    {
      code: 1103,
      name: 'ErrInvalidProofOfWOrk',
      meaning: 'The mempool refuses a header whose proof of work is not enough.',
    },
    {
      code: 1104,
      name: 'ErrInvalidHeader',
      meaning: 'A header breaks a rule of Bitcoin: difficulty, time or proof of work.',
    },
    {
      code: 1105,
      name: 'ErrChainWithNotEnoughWork',
      meaning: 'The fork has no more total work than the tip.',
    },
    {code: 1106, name: 'ErrUnauthorizedReporter', meaning: 'The signer is not on the allow-list.'},
    {
      code: 1107,
      name: 'ErrInvalidMessageFormat',
      meaning: 'The signer is no address, or the list of headers is empty.',
    },
    {
      code: 1108,
      name: 'ErrForkStartWithKnownHeader',
      meaning: 'The first header is known already, so the message was sent before.',
    },
  ],
});
