import {hex} from '@scure/base';
import {
  refundOutput,
  stakingOutput,
  unbondingOutput,
  type StakeTerms,
} from '../bitcoin-staking-scripts/buildOutputs';
import {knownParameters, termsOf, type KnownNetwork} from './parameters';
import {memoize} from './memoize';
import {keyOfTerms, type Stake} from './stake';

const BUILD = {staking: stakingOutput, unbonding: unbondingOutput, refund: refundOutput};

/** Only the first outputs are tried, because trying thousands would take too long. */
const MAX_GUESSED = 100;

/**
 * Guesses what an output is instead of the staking output, by trying common mistakes: another version,
 * network, term, quorum or order of keys. Describes the first mistake that explains the output.
 */
export function guessOutputs(
  outputs: readonly {readonly script: Uint8Array}[],
  stake: Stake,
  networks: readonly KnownNetwork[],
  markedTime?: number,
): string[] {
  const scripts = outputs.slice(0, MAX_GUESSED).map(({script}) => script);
  if (!scripts.some(isTaproot)) return [];
  const indexes = new Map(scripts.map((script, index) => [hex.encode(script), index]));
  for (const [message, terms, kind = 'staking'] of guesses(stake, networks, markedTime)) {
    const index = indexes.get(scriptOf(terms, kind) ?? '');
    if (index !== undefined) return [`Output ${index} ${message}`];
  }
  return [];
}

const isTaproot = (script: Uint8Array): boolean => script.length === 34 && script[0] === 0x51;

/** The script in hex; undefined for terms that cannot be built, such as a key in two roles. */
const scriptOf = memoize(
  // The script contains only one of the two times.
  (terms: StakeTerms, kind: keyof typeof BUILD) =>
    kind + keyOfTerms({...terms, [kind === 'staking' ? 'unbondingTime' : 'stakingTime']: 0}),
  (terms, kind) => {
    try {
      return hex.encode(BUILD[kind](terms).pkScript);
    } catch {
      return undefined;
    }
  },
);

type Guess = readonly [message: string, terms: StakeTerms, kind?: keyof typeof BUILD];

function* guesses(
  {terms, params, network}: Stake,
  networks: readonly KnownNetwork[],
  markedTime?: number,
): Generator<Guess> {
  yield ['is the unbonding output of this stake', terms, 'unbonding'];
  yield ['is the refund after slashing of this stake', terms, 'refund'];
  const times = new Set([markedTime, params.minTime, params.maxTime, params.unbondingTime]);
  for (const stakingTime of times) {
    if (stakingTime === undefined || stakingTime === terms.stakingTime) continue;
    yield [
      `is a staking output with a timelock of ${stakingTime} blocks instead of ${terms.stakingTime}`,
      {...terms, stakingTime},
    ];
  }
  const [provider] = terms.finalityProviders;
  if (provider) {
    yield [
      "is a staking output with the staker's and the finality provider's key swapped",
      {...terms, staker: provider, finalityProviders: [terms.staker]},
    ];
  }
  for (let quorum = 1; quorum <= terms.covenant.length; quorum += 1) {
    if (quorum === terms.quorum) continue;
    yield [
      `is a staking output with a covenant quorum of ${quorum} instead of ${terms.quorum}`,
      {...terms, quorum},
    ];
  }
  for (const other of networks) {
    for (const {version} of other.versions) {
      const of = other.id === network.id ? 'this network' : other.id;
      for (const each of termsWith(other, version, terms, markedTime)) {
        yield [
          `is a staking output of version ${version} of ${of}, with a timelock of ${each.stakingTime} blocks`,
          each,
        ];
      }
    }
  }
}

function* termsWith(
  network: KnownNetwork,
  version: number,
  terms: StakeTerms,
  markedTime?: number,
): Generator<StakeTerms> {
  const params = knownParameters(network, version);
  for (const stakingTime of new Set([
    terms.stakingTime,
    markedTime,
    params.minTime,
    params.maxTime,
  ])) {
    if (stakingTime !== undefined) yield termsOf(params, {...terms, stakingTime});
  }
}
