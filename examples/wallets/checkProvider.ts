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

/** Signet uses the address format of testnet. */
const versions = {mainnet: NETWORK, signet: TEST_NETWORK} as const;

/** Lengths of Native SegWit and Taproot addresses, which the staking site relies on. */
const addressLengths = [42, 62];

/**
 * Checks everything that requires no signature, as a staking site does when the user connects.
 *
 * @returns one message per problem, or an empty array
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
  const problems: string[] = [];

  if (network !== expected) {
    problems.push(`getNetwork returns ${network}, expected ${expected}. Switch the network.`);
  }
  if (!address.startsWith(prefix[expected]) || !addressLengths.includes(address.length)) {
    problems.push(
      `getAddress returns ${address}. Return a Native SegWit or Taproot ${expected} address, ` +
        `which begins with ${prefix[expected]} and has 42 or 62 characters.`,
    );
  }
  if (!/^0[23][0-9a-f]{64}$/.test(key)) {
    problems.push(
      `getPublicKeyHex returns ${key.length} characters. Return the compressed key: 66 lowercase ` +
        'hex characters that begin with 02 or 03.',
    );
  }
  if (problems.length === 0 && !addressesOf(key, expected).includes(address)) {
    problems.push(
      `getPublicKeyHex returns a key that does not match ${address}. Return the public key of this address.`,
    );
  }
  if ((await wallet.getWalletProviderName()) === '') {
    problems.push(
      'getWalletProviderName returns an empty string. Return the name to show in the wallet list.',
    );
  }
  return problems;
}

/** The two addresses of a compressed key, Taproot without a script tree; empty for an invalid key. */
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
