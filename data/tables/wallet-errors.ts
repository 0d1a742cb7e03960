import {defineTable} from '../schema';

/** Error codes for a provider; the connector has more, for its own adapters. */
export default defineTable({
  id: 'wallet-errors',
  title: 'Error codes for a Bitcoin provider',
  columns: [
    {key: 'code', label: 'code', format: 'code'},
    {key: 'when', label: 'Reject with this code if'},
  ],
  rows: [
    {code: 'CONNECTION_REJECTED', when: 'the user declines to connect or to sign'},
    {code: 'CONNECTION_CANCELED', when: 'the user closes the window without responding'},
    {code: 'CONNECTION_FAILED', when: 'the extension does not respond in time'},
    {
      code: 'WALLET_NOT_CONNECTED',
      when: 'a method is called before connectWallet, or after the wallet was locked',
    },
    {
      code: 'EXTENSION_CONTEXT_INVALIDATED',
      when: 'the extension was updated while the page was open',
    },
    {code: 'UNSUPPORTED_NETWORK', when: 'the account is on neither of the two networks'},
    {code: 'NETWORK_NOT_ENABLED_IN_WALLET', when: 'the user has disabled signet'},
    {code: 'PSBT_HEX_REQUIRED', when: 'signPsbt is called without a PSBT'},
    {code: 'PSBTS_HEXES_REQUIRED', when: 'signPsbts is called without a list'},
    {code: 'INVALID_PARAMS', when: 'an argument has the wrong format'},
    {code: 'SIGNATURE_EXTRACT_ERROR', when: 'signing failed although the user approved it'},
    {code: 'WALLET_METHOD_NOT_SUPPORTED', when: 'the wallet does not support the method'},
    {
      code: 'INSCRIPTIONS_UNSUPPORTED_NETWORK',
      when: 'getInscriptions is called on a network for which the wallet has no index, such as signet',
    },
    {code: 'INSCRIPTION_FETCH_ERROR', when: 'the index does not respond'},
    {code: 'UNKNOWN_ERROR', when: 'no other code applies'},
  ],
  source: {id: 'KIT', path: 'packages/babylon-wallet-connector/src/error/codes.ts'},
  asOf: '2026-08-21',
});
