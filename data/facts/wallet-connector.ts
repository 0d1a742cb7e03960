import {defineFacts} from '../schema';

const site = 'services/simple-staking/src/ui/common';
const connector = 'packages/babylon-wallet-connector/src';

/** Versions and limits that a Bitcoin wallet encounters on the hosted staking site. */
export default defineFacts({
  group: 'wallet-connector',
  title: 'Wallet connector and staking site',
  source: {id: 'KIT', path: 'packages/babylon-wallet-connector'},
  asOf: '2026-08-21',
  facts: {
    version: {
      label: 'Connector version that we read',
      value: '1.69.0',
      unit: 'version',
      meaning: 'The package @babylonlabs-io/wallet-connector at the commit of this source.',
      source: {id: 'KIT', path: 'packages/babylon-wallet-connector/package.json'},
    },
    'library-version': {
      label: 'Transaction library of the site',
      value: '2.8.6',
      unit: 'version',
      meaning: 'The package @babylonlabs-io/btc-staking-ts, which builds every PSBT.',
      source: {id: 'KIT', path: 'services/simple-staking/package.json'},
    },
    'search-delay': {
      label: 'Second search for wallets',
      value: 3,
      unit: 'seconds',
      meaning: 'After this time, and whenever the list opens, the connector searches again.',
      source: {id: 'KIT', path: `${connector}/hooks/useWalletRedetection.ts`},
    },
    'inscriptions-timeout': {
      label: 'Timeout of getInscriptions',
      value: 3,
      unit: 'seconds',
      meaning: 'After this time, the site queries its own API instead.',
      source: {id: 'KIT', path: `${site}/hooks/client/api/useOrdinals.ts`},
    },
    'inscriptions-interval': {
      label: 'How often getInscriptions is called',
      value: 300,
      unit: 'seconds',
      meaning: 'Interval while the page is open.',
      source: {id: 'KIT', path: `${site}/hooks/client/api/useOrdinals.ts`},
    },
    'low-value-coin': {
      label: 'Largest UTXO that is excluded as dust',
      value: 10_000,
      unit: 'satoshi',
      meaning: 'UTXOs of this amount or less can carry inscriptions and are not spent by default.',
      source: {id: 'KIT', path: `${site}/utils/wallet/index.ts`},
    },
    'segwit-address-length': {
      label: 'Length of a Native SegWit address',
      value: 42,
      unit: 'count',
      meaning: 'The site accepts an address by its length.',
      source: {id: 'KIT', path: `${site}/utils/wallet/index.ts`},
    },
    'taproot-address-length': {
      label: 'Length of a Taproot address',
      value: 62,
      unit: 'count',
      meaning: 'The site accepts an address by its length.',
      source: {id: 'KIT', path: `${site}/utils/wallet/index.ts`},
    },
    'public-key-length': {
      label: 'Length of the public key in hex',
      value: 66,
      unit: 'count',
      meaning: 'Compressed public key. The site drops the first byte without checking it.',
      source: {id: 'KIT', path: `${site}/utils/wallet/index.ts`},
    },
    'ecdsa-bytes': {
      label: 'Length of an ECDSA message signature',
      value: 65,
      unit: 'bytes',
      meaning: 'Compact signature that starts with the recovery byte.',
      source: {id: 'BBN', path: 'x/btcstaking/types/pop.go'},
      asOf: '2026-07-21',
    },
  },
});
