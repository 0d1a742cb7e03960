import {wordsOf} from './words';

/** Words and phrases that readers use for the same thing. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['unstake', 'unbond', 'undelegate', 'exit early', 'leave early'],
  ['fp', 'finality provider'],
  ['bsn', 'bitcoin secured network', 'bitcoin supercharged network'],
  ['btc', 'bitcoin'],
  ['baby', 'babylon token'],
  ['validator', 'node operator'],
  ['bls', 'boneh lynn shacham'],
  ['eots', 'extractable one time signature'],
  ['pop', 'proof of possession'],
  ['psbt', 'partially signed bitcoin transaction'],
  ['tvl', 'total value locked'],
  ['apr', 'annual rate', 'apy'],
  ['reward', 'yield', 'earnings', 'interest', 'earn'],
  ['fee', 'cost', 'price'],
  ['minimum', 'min'],
  ['maximum', 'max'],
  ['transaction', 'tx'],
  ['parameter', 'param'],
  ['command', 'cli'],
  ['testnet', 'test network', 'bbn-test-6'],
  ['directory', 'folder'],
  ['withdraw', 'withdrawn', 'withdrawal', 'pull out', 'cash out', 'redeem', 'get back'],
  ['register', 'registration'],
  ['slash', 'penalty', 'punish'],
  ['equivocation', 'double sign', 'double vote'],
  ['rollup', 'l2', 'layer 2'],
  ['restake', 'multi staking'],
  ['send', 'transfer'],
  ['remove', 'delete', 'erase'],
  ['change', 'edit', 'modify'],
  ['show', 'display', 'view'],
  ['choose', 'select', 'pick'],
  ['verify', 'check', 'validate'],
  ['requirements', 'prerequisites', 'what you need'],
  ['tombstone', 'jailed for good'],
  ['reorg', 'reorganization', 'reorganisation'],
  ['backup', 'back up'],
  ['crash', 'stop', 'outage'],
  ['memory', 'ram'],
  ['storage', 'disk'],
  ['rate limit', 'throttle', 'too many requests'],
  ['smart contract', 'cosmwasm', 'contract'],
  ['upgrade', 'update'],
  ['shared security', 'bitcoin secured network'],
  ['hardware wallet', 'cold storage', 'cold wallet', 'ledger'],
  ['hardware requirements', 'machine'],
  ['allocation', 'distribution'],
  ['deploy', 'upload', 'instantiate'],
  ['lock', 'stake'],
  ['install', 'installation', 'set up', 'setup'],
  ['proposal', 'vote'],
  ['address', 'addr', 'account'],
  ['mnemonic', 'seed phrase', 'recovery phrase'],
  ['restore', 'recover', 'import'],
  ['error', 'failure', 'fail'],
  ['endpoint', 'url'],
  ['delegate', 'delegation'],
  ['airdrop', 'claim'],
  ['inflation', 'issuance', 'emission'],
  ['total supply', 'token in numbers'],
  ['committee', 'covenant'],
  ['whitelist', 'allow-list', 'allowed list'],
  ['top up', 'expand', 'extend', 'stake expansion'],
  ['offline', 'air-gapped', 'air gapped'],
  ['timelock', 'time lock', 'lock time', 'lockup', 'staking term', 'lock period', 'lockup period'],
  ['health check', 'liveness probe'],
  ['public key', 'pubkey', 'pk'],
  ['private key', 'secret key', 'privkey'],
  ['signature', 'sig'],
  ['message', 'msg'],
  ['configuration', 'config', 'settings'],
  ['environment variable', 'env var'],
  ['database', 'db'],
  ['web app', 'website', 'dapp', 'ui'],
  ['governance', 'gov'],
  ['token', 'coin'],
  ['sync', 'synchronize', 'catch up'],
  ['compromised', 'hacked', 'stolen'],
  ['consumer chain', 'bsn'],
  ['account sequence', 'nonce mismatch'],
  ['unlock schedule', 'vesting'],
  ['inscription', 'ordinal'],
  ['grpc gateway', 'rest', 'lcd'],
  ['cometbft', 'tendermint'],
  ['output', 'utxo'],
];

/** A phrase as a list of index terms, one for each word. */
type Phrase = readonly string[];

const groups: readonly (readonly Phrase[])[] = SYNONYMS.map((group) => group.map(phraseOf));

/** A synonym of a phrase in a query. */
export type Synonym = {
  /** Index of the replaced phrase's first word in the query, and the number of its words. */
  readonly start: number;
  readonly length: number;
  /** The synonym. */
  readonly phrase: Phrase;
};

/** The synonyms of every phrase in a query. */
export function synonymsIn(terms: Phrase): Synonym[] {
  return groups.flatMap((group) =>
    group.flatMap((phrase) => {
      const start = terms.findIndex((_, from) =>
        phrase.every((term, index) => terms[from + index] === term),
      );
      if (start < 0) return [];
      return group
        .filter((synonym) => synonym !== phrase)
        .map((synonym) => ({start, length: phrase.length, phrase: synonym}));
    }),
  );
}

function phraseOf(text: string): Phrase {
  return wordsOf(text).map(({terms: [whole = '']}) => whole);
}

/** The groups of synonyms in the format of the hosted service. */
export function hostedSynonyms(): {objectID: string; type: 'synonym'; synonyms: string[]}[] {
  return SYNONYMS.map((group) => ({
    objectID: group.join('-').replace(/[^a-z0-9-]+/g, '-'),
    type: 'synonym',
    synonyms: [...group],
  }));
}
