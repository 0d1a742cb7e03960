import type {BitcoinProvider} from './bitcoinProvider';

/**
 * Injects the provider into the page. Run it in the page's own world at `document_start`.
 *
 * @returns whether the property was free. Another wallet's object is not replaced,
 *   because the page would then sign with a key that the user did not choose.
 */
export function injectProvider(page: object, provider: BitcoinProvider): boolean {
  if ('btcwallet' in page) return false;
  Object.defineProperty(page, 'btcwallet', {
    value: Object.freeze(provider),
    enumerable: true,
    // The page's scripts must not be able to intercept calls to the wallet.
    writable: false,
    configurable: false,
  });
  return true;
}
