import {hex} from '@scure/base';
import {equalBytes} from '@scure/btc-signer/utils.js';
import {
  refundOutput,
  stakingOutput,
  unbondingOutput,
  type StakeTerms,
} from '../bitcoin-staking-scripts/buildOutputs';
import {knownParameters, termsOf, type KnownNetwork} from './parameters';
import type {Stake} from './stake';

const BUILD = {staking: stakingOutput, unbonding: unbondingOutput, refund: refundOutput};

/**
 * What outputs are that are not the staking output, by trying what is often mistaken: another
 * version, network, term, quorum or order of keys. Those that fit nothing are left out.
 */
export function guessOutputs(
  scripts: readonly Uint8Array[],
  stake: Stake,
  networks: readonly KnownNetwork[],
  markedTime?: number,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const left = new Set([...scripts.keys()].filter((index) => isTaproot(scripts[index]!)));
  const tried = new Set<string>();
  for (const [says, terms, kind = 'staking'] of guesses(stake, networks, markedTime)) {
    if (left.size === 0) break;
    const script = scriptOf(terms, kind, tried);
    for (const index of script ? left : []) {
      if (!equalBytes(scripts[index]!, script!)) continue;
      found.set(index, says);
      left.delete(index);
    }
  }
  return found;
}

const isTaproot = (script: Uint8Array): boolean => script.length === 34 && script[0] === 0x51;

/** Undefined for terms that cannot be built, such as a key in two roles, or were tried before. */
function scriptOf(
  terms: StakeTerms,
  kind: keyof typeof BUILD,
  tried: Set<string>,
): Uint8Array | undefined {
  const {staker, quorum, stakingTime, unbondingTime, covenant} = terms;
  const keys = [staker, ...covenant].map((key) => hex.encode(key)).sort();
  const times = kind === 'staking' ? stakingTime : unbondingTime;
  const known = [kind, quorum, times, hex.encode(staker), ...keys].join();
  if (tried.has(known)) return undefined;
  tried.add(known);
  try {
    return BUILD[kind](terms).pkScript;
  } catch {
    return undefined;
  }
}

type Guess = readonly [says: string, terms: StakeTerms, kind?: keyof typeof BUILD];

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
      'is a staking output with the keys of staker and finality provider exchanged',
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
