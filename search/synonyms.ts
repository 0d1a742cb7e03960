import {stem} from './engine/stem';
import {wordsOf} from './engine/words';

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
  ['testnet', 'bbn-test-6'],
  ['withdraw', 'withdrawn', 'withdrawal'],
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
  ['withdraw', 'pull out', 'cash out', 'redeem', 'get back'],
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
  ['address', 'account'],
  ['mnemonic', 'seed phrase', 'recovery phrase'],
  ['restore', 'recover', 'import'],
  ['error', 'failure', 'fail'],
  ['endpoint', 'url'],
  ['delegate', 'delegation'],
  ['timelock', 'time lock', 'lock time'],
  ['airdrop', 'claim'],
  ['inflation', 'issuance', 'emission'],
  ['total supply', 'token in numbers'],
  ['committee', 'covenant'],
  ['whitelist', 'allow-list', 'allowed list'],
  ['top up', 'expand', 'extend', 'stake expansion'],
  ['offline', 'air-gapped', 'air gapped'],
  ['timelock', 'lockup', 'staking term', 'lock period', 'lockup period'],
  ['health check', 'liveness probe'],
  ['public key', 'pubkey', 'pk'],
  ['private key', 'secret key', 'privkey'],
  ['signature', 'sig'],
  ['address', 'addr'],
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

/** Other phrases for a phrase, by the stems of its words. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Phrases as the engine looks them up: each by its stems, with the terms of the others. */
export function synonymsOf(groups: readonly (readonly string[])[] = SYNONYMS): Synonyms {
  const synonyms = new Map<string, (readonly string[])[]>();
  for (const group of groups) {
    const phrases = group.map((phrase) => wordsOf(phrase).map(({term}) => term));
    for (const phrase of phrases) {
      const key = phrase.map(stem).join(' ');
      const others = phrases.filter((other) => other !== phrase);
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...others]);
    }
  }
  return synonyms;
}

/** The same groups in the form that the hosted service's settings take. */
export function toHostedSynonyms(): {objectID: string; type: 'synonym'; synonyms: string[]}[] {
  return SYNONYMS.map((group) => ({
    objectID: group.join('-').replace(/[^a-z0-9-]+/g, '-'),
    type: 'synonym',
    synonyms: [...group],
  }));
}
