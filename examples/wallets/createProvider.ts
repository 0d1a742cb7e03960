import type {BitcoinProvider} from './bitcoinProvider';

/** Forwards a call to the part of the extension that holds the keys, and returns its result. */
export type Request = (method: string, ...params: unknown[]) => Promise<unknown>;

type Listener = (...values: unknown[]) => void;

/** An error with a code that a page can check. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Creates the object for the page. It has no keys and trusts no arguments: the receiving side checks
 * the origin, the arguments and the user's consent. It uses closures, because a page may call a method
 * through an object that inherits from this one, and private class fields are not inherited.
 */
export function createProvider(request: Request, name: string, icon: string) {
  const listeners = new Map<string, Set<Listener>>();

  const text = async (method: string, ...params: unknown[]): Promise<string> => {
    const result = await request(method, ...params);
    if (typeof result === 'string' && result !== '') return result;
    throw new ProviderError(
      'UNKNOWN_ERROR',
      `${method}: the wallet returned ${JSON.stringify(result)}. ` +
        'Expected a non-empty string. Unlock the wallet and try again.',
    );
  };

  const provider: BitcoinProvider = {
    connectWallet: async () => void (await request('connectWallet')),
    getAddress: () => text('getAddress'),
    getPublicKeyHex: () => text('getPublicKeyHex'),
    getNetwork: async () => {
      const network = await text('getNetwork');
      if (network === 'mainnet' || network === 'signet') return network;
      throw new ProviderError(
        'UNSUPPORTED_NETWORK',
        `getNetwork: the wallet is on ${network}. Switch it to mainnet or signet.`,
      );
    },
    signPsbt: (psbt, options) => text('signPsbt', psbt, options),
    signPsbts: async (psbts, options) =>
      (await request('signPsbts', psbts, options)) as Promise<string[]>,
    signMessage: (message, type) => text('signMessage', message, type),
    getInscriptions: async () =>
      (await request('getInscriptions')) as Awaited<ReturnType<BitcoinProvider['getInscriptions']>>,
    on(eventName, callBack) {
      const known = listeners.get(eventName) ?? new Set();
      listeners.set(eventName, known.add(callBack));
    },
    off(eventName, callBack) {
      listeners.get(eventName)?.delete(callBack);
    },
    getWalletProviderName: () => Promise.resolve(name),
    getWalletProviderIcon: () => Promise.resolve(icon),
    deriveContextHash: () =>
      Promise.reject(
        new ProviderError(
          'WALLET_METHOD_NOT_SUPPORTED',
          'deriveContextHash: this wallet does not support Bitcoin vaults. Staking works without it.',
        ),
      ),
  };

  const emit = (eventName: string, ...values: unknown[]): void => {
    // A copy, because a listener may remove itself while the others are being called.
    for (const listener of [...(listeners.get(eventName) ?? [])]) listener(...values);
  };

  return {
    provider,
    /**
     * Call when the user switches or locks the account. The hosted site listens for both events and
     * treats an `accountsChanged` without addresses as a disconnection, so the list is always passed.
     */
    accountsChanged: (addresses: readonly string[]): void => {
      if (addresses.length === 0) return emit('disconnect');
      emit('accountChanged');
      emit('accountsChanged', [...addresses]);
    },
  };
}
