import {hex} from '@scure/base';
import {NETWORK, p2tr, p2wpkh, TEST_NETWORK} from '@scure/btc-signer';
import type {BitcoinProvider, Network} from './bitcoinProvider';

const required = [
  'connectWallet',
  'getAddress',
  'getPublicKeyHex',
  'getNetwork',
  'signPsbt',
  'signPsbts',
  'signMessage',
  'getInscriptions',
  'on',
  'off',
  'getWalletProviderName',
  'getWalletProviderIcon',
  'deriveContextHash',
] as const satisfies readonly (keyof BitcoinProvider)[];

const prefix = {mainnet: 'bc1', signet: 'tb1'} as const;

/** Signet writes its addresses as testnet does. */
const versions = {mainnet: NETWORK, signet: TEST_NETWORK} as const;

/** Native SegWit and Taproot addresses have one length each, which the staking site relies on. */
const addressLengths = [42, 62];

/**
 * Asks a provider everything that needs no signature, as a staking page does on connecting.
 *
 * @returns one sentence per problem; none if there is no problem.
 */
export async function checkProvider(
  provider: Partial<BitcoinProvider>,
  expected: Network,
): Promise<string[]> {
  const missing = required.filter((method) => typeof provider[method] !== 'function');
  if (missing.length > 0) return missing.map((method) => `${method} is missing. Add it.`);

  const wallet = provider as BitcoinProvider;
  await wallet.connectWallet();
  const network = await wallet.getNetwork();
  const address = await wallet.getAddress();
  const key = await wallet.getPublicKeyHex();
  const faults: string[] = [];

  if (network !== expected) {
    faults.push(`getNetwork gives ${network}, the page expects ${expected}. Switch the wallet.`);
  }
  if (!address.startsWith(prefix[expected]) || !addressLengths.includes(address.length)) {
    faults.push(
      `getAddress gives ${address}. Give a Native SegWit or Taproot address of ${expected}, ` +
        `which begins with ${prefix[expected]} and has 42 or 62 characters.`,
    );
  }
  if (!/^0[23][0-9a-f]{64}$/.test(key)) {
    faults.push(
      `getPublicKeyHex gives ${key.length} characters. Give the compressed key: 66 lowercase ` +
        'hex characters that begin with 02 or 03.',
    );
  }
  if (faults.length === 0 && !addressesOf(key, expected).includes(address)) {
    faults.push(`getPublicKeyHex gives the key of another address than ${address}. Give its own.`);
  }
  if ((await wallet.getWalletProviderName()) === '') {
    faults.push('getWalletProviderName is empty. Give the name that the list is to show.');
  }
  return faults;
}

/** The two addresses of a compressed key, Taproot without a script tree; none if it is not a key. */
function addressesOf(key: string, network: Network): (string | undefined)[] {
  const point = hex.decode(key);
  try {
    return [
      p2wpkh(point, versions[network]).address,
      p2tr(point.subarray(1), undefined, versions[network]).address,
    ];
  } catch {
    return [];
  }
}
