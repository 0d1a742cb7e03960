import type {BitcoinProvider} from './bitcoinProvider';

/**
 * Puts the provider where pages look for it. Run it in the page's own world at `document_start`.
 *
 * @returns whether the property was free. Another wallet's object is left alone: replacing it would
 *   sign with a key that the user did not choose.
 */
export function injectProvider(page: object, provider: BitcoinProvider): boolean {
  if ('btcwallet' in page) return false;
  Object.defineProperty(page, 'btcwallet', {
    value: Object.freeze(provider),
    enumerable: true,
    // A script of the page must not be able to put itself between page and wallet.
    writable: false,
    configurable: false,
  });
  return true;
}
