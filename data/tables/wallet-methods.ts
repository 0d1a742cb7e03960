import {defineTable} from '../schema';

/** The Bitcoin provider's methods as the staking site uses them. */
export default defineTable({
  id: 'wallet-methods',
  title: 'Methods of window.btcwallet',
  columns: [
    {key: 'method', label: 'Method and arguments', format: 'code'},
    {key: 'result', label: 'Result', format: 'code'},
    {key: 'when', label: 'When the staking site calls it'},
    {key: 'rules', label: 'What it must do, and when to reject'},
  ],
  rows: [
    {
      method: 'connectWallet(onProgress?)',
      result: 'void',
      when: 'when the site connects, including automatically when the page is reopened, after an account change, and each time the tab becomes visible',
      rules:
        'Ask the user once per site; after that, resolve without opening a window. Reject if the user declines; a rejection on a later call disconnects both wallets. You can report steps with onProgress(message, description).',
    },
    {
      method: 'getAddress()',
      result: 'string',
      when: 'after connectWallet',
      rules:
        'Return a Native SegWit or Taproot address for the network in use. For Taproot, use the key alone, without a script tree. An empty string is an error.',
    },
    {
      method: 'getPublicKeyHex()',
      result: 'string',
      when: 'after connectWallet',
      rules:
        'Return the compressed key of that address, before any Taproot tweak. If the key and the address do not match, the user sees "Public Key Mismatch".',
    },
    {
      method: 'getNetwork()',
      result: "'mainnet' | 'signet'",
      when: 'when the site connects, including automatically, and after an account change',
      rules:
        "Return the network of the account. The interface also has 'testnet', but no site uses it. The site rejects any network other than its own.",
    },
    {
      method: 'signPsbt(psbtHex, options?)',
      result: 'string',
      when: 'for each Bitcoin transaction',
      rules:
        'Show the transaction, ask the user, sign, finalize, and return the PSBT in hex. Reject if the user declines or nothing can be signed. Never resolve with an empty string.',
    },
    {
      method: 'signPsbts(psbtsHexes, options?)',
      result: 'string[]',
      when: 'never; Bitcoin vaults do',
      rules:
        'Ask once for all PSBTs, return results in the same order, and apply options[i] to PSBT i. Reject all or none.',
    },
    {
      method: 'signMessage(message, type)',
      result: 'string',
      when: 'once for each registration and each renewal',
      rules:
        "type is 'bip322-simple' or 'ecdsa'. Sign the exact text and return Base64. Reject an unknown type instead of choosing another.",
    },
    {
      method: 'getInscriptions()',
      result: '{txid, vout}[]',
      when: 'after connecting, then at intervals',
      rules:
        'Return every output that carries an inscription, a rune or similar, from all pages of the index. Reject immediately if the wallet cannot determine this.',
    },
    {
      method: 'on(eventName, callBack)',
      result: 'void',
      when: 'after connecting',
      rules:
        'Register the listener. Ignore event names that the wallet does not know; do not throw.',
    },
    {
      method: 'off(eventName, callBack)',
      result: 'void',
      when: 'when the wallet is disconnected or the user leaves the page',
      rules: 'Remove exactly this function. Do not throw if it is not registered.',
    },
    {
      method: 'getWalletProviderName()',
      result: 'string',
      when: 'before connecting, to build the list',
      rules:
        'Must work without permission. If the name equals that of a built-in wallet, your wallet replaces that entry in the list.',
    },
    {
      method: 'getWalletProviderIcon()',
      result: 'string',
      when: 'before connecting, to build the list',
      rules: 'Return an image URL, preferably a data: URL, because the page may block other URLs.',
    },
    {
      method: 'getVersion()',
      result: 'string',
      when: 'never for an injected wallet',
      rules: 'Optional. Return three numbers separated by dots.',
    },
    {
      method: 'getAccounts()',
      result: 'string[]',
      when: 'never; other pages call it to detect a locked wallet',
      rules:
        'Optional. Must not open a window. An empty list means locked, so leave the method out if yours returns the last address while locked.',
    },
    {
      method: 'deriveContextHash(appName, context)',
      result: 'string',
      when: 'never; Bitcoin vaults do',
      rules:
        'Without vault support, reject with the code WALLET_METHOD_NOT_SUPPORTED. With it, appName has 1 to 64 characters a-z, 0-9 and hyphen; context is even-length lowercase hex of at most 2048 characters; the result is 64 hex characters.',
    },
  ],
  source: {
    id: 'KIT',
    path: 'packages/babylon-wallet-connector/src/core/types.ts',
  },
  asOf: '2026-08-21',
});
