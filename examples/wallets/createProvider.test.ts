import {describe, expect, test, vi} from 'vitest';
import {checkProvider} from './checkProvider';
import {createProvider} from './createProvider';
import {injectProvider} from './injectProvider';

const key = '02c7f12003196442943d8588e01aee840423cc54fc1521526a3b85c2b0cbd58872';
const good: Record<string, unknown> = {
  getAddress: 'tb1q9vza2e8x573nczrlzms0wvx3gsqjx7vaxwd45v',
  getPublicKeyHex: key,
  getNetwork: 'signet',
};

const wallet = (answers: Record<string, unknown> = {}) =>
  createProvider((method) => Promise.resolve({...good, ...answers}[method]), 'Example', 'data:,');

describe('createProvider', () => {
  test('works through an object that inherits from it', async () => {
    const wrapped = Object.create(wallet().provider) as ReturnType<typeof wallet>['provider'];
    expect(await wrapped.getNetwork()).toBe('signet');
  });

  test('emits accountChanged, and accountsChanged with the addresses', () => {
    const {provider, accountsChanged} = wallet();
    const [first, second, gone] = [vi.fn(), vi.fn(), vi.fn()];
    provider.on('accountChanged', first);
    provider.on('accountsChanged', second);
    provider.on('disconnect', gone);
    accountsChanged(['tb1q']);
    expect(first).toHaveBeenCalledWith();
    expect(second).toHaveBeenCalledWith(['tb1q']);
    expect(gone).not.toHaveBeenCalled();
    accountsChanged([]);
    expect(gone).toHaveBeenCalledOnce();
    provider.off('accountChanged', first);
    accountsChanged(['tb1q']);
    expect(first).toHaveBeenCalledOnce();
  });

  test('errors contain the fix', async () => {
    await expect(wallet({getNetwork: 'testnet'}).provider.getNetwork()).rejects.toThrow(
      'getNetwork: the wallet is on testnet. Switch it to mainnet or signet.',
    );
    await expect(wallet({getAddress: ''}).provider.getAddress()).rejects.toThrow(
      'getAddress: the wallet returned "". Expected a non-empty string. Unlock the wallet and try again.',
    );
    await expect(wallet().provider.deriveContextHash('a', 'ab')).rejects.toMatchObject({
      code: 'WALLET_METHOD_NOT_SUPPORTED',
    });
  });
});

describe('injectProvider', () => {
  test('uses a free property and does not replace an existing one', () => {
    const page: {btcwallet?: unknown} = {};
    const {provider} = wallet();
    expect(injectProvider(page, provider)).toBe(true);
    expect(page.btcwallet).toBe(provider);
    expect(injectProvider(page, wallet().provider)).toBe(false);
    expect(() => (page.btcwallet = undefined)).toThrow(TypeError);
  });
});

describe('checkProvider', () => {
  test('reports no problems with the example', async () => {
    expect(await checkProvider(wallet().provider, 'signet')).toEqual([]);
  });

  test('accepts a Taproot address, and reports a key that belongs to another address', async () => {
    const taproot = 'tb1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5s3g3s37';
    expect(await checkProvider(wallet({getAddress: taproot}).provider, 'signet')).toEqual([]);
    for (const other of [`03${key.slice(2)}`, `02${'ff'.repeat(32)}`]) {
      const wrong = wallet({getPublicKeyHex: other});
      expect(await checkProvider(wrong.provider, 'signet')).toEqual([
        `getPublicKeyHex returns a key that does not match ${String(good['getAddress'])}. ` +
          'Return the public key of this address.',
      ]);
    }
  });

  test('reports missing methods', async () => {
    const partial = {...wallet().provider, getInscriptions: undefined};
    expect(await checkProvider(partial, 'signet')).toEqual(['getInscriptions is missing. Add it.']);
  });

  test('reports a wrong network, address type and key', async () => {
    const nested = `2N${'B'.repeat(33)}`;
    const wrong = wallet({
      getNetwork: 'mainnet',
      getAddress: nested,
      getPublicKeyHex: key.slice(2),
    });
    expect(await checkProvider(wrong.provider, 'signet')).toEqual([
      'getNetwork returns mainnet, expected signet. Switch the network.',
      `getAddress returns ${nested}. Return a Native SegWit or Taproot signet address, ` +
        'which begins with tb1 and has 42 or 62 characters.',
      'getPublicKeyHex returns 64 characters. Return the compressed key: 66 lowercase hex ' +
        'characters that begin with 02 or 03.',
    ]);
  });
});
