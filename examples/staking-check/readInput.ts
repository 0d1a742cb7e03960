import {hex} from '@scure/base';
import {equalBytes} from '@scure/btc-signer/utils.js';
import {parseDecimal} from '../../src/components/tools/compute/amounts';
import {InputProblem, type FieldName} from './problem';
import {readKey, trimmed} from './readBytes';
import {
  knownParameters,
  readParameters,
  type KnownNetwork,
  type KnownVersion,
  type Parameters,
} from './parameters';
import {readDelegation, type Delegation} from './readDelegation';
import type {ReadTx} from './readParts';
import {readTransaction} from './readTransaction';
import {sat} from './stake';

/** Texts that a reader pasted or typed; an empty one counts as missing. */
export type CheckInput = {
  /** ID of the network, such as `bbn-1`. */
  readonly network: string;
  readonly transaction?: string;
  readonly delegation?: string;
  /** A node's response, instead of the built-in parameters. */
  readonly parameters?: string;
  readonly version?: string;
  readonly staker?: string;
  /** One key per line, or separated by commas. */
  readonly providers?: string;
  /** In satoshis. */
  readonly amount?: string;
  /** In Bitcoin blocks. */
  readonly stakingTime?: string;
};

/** Parsed input: every field that was filled in is valid and agrees with the delegation. */
export type ReadInput = {
  readonly network: KnownNetwork;
  readonly params: Parameters;
  /** Stated by the reader, the delegation or the pasted parameters. */
  readonly version?: number;
  readonly hasParameters: boolean;
  readonly tx?: ReadTx;
  readonly delegation?: Delegation;
  readonly staker?: Uint8Array;
  readonly providers?: readonly Uint8Array[];
  readonly amount?: bigint;
  readonly stakingTime?: number;
};

const isFilled = (text: string | undefined): text is string =>
  text !== undefined && trimmed(text) !== '';

/** @throws InputProblem with the field that cannot be parsed or contradicts another one */
export function readInput(input: CheckInput, networks: readonly KnownNetwork[]): ReadInput {
  const network = networks.find(({id}) => id === input.network);
  if (!network) {
    throw new InputProblem(
      'network',
      `Unknown network "${input.network.slice(0, 40)}".`,
      `Use one of: ${networks.map(({id}) => id).join(', ')}.`,
    );
  }
  if (!isFilled(input.transaction) && !isFilled(input.delegation)) {
    throw new InputProblem(
      'transaction',
      'There is nothing to check.',
      'Paste a transaction with the keys, or a delegation.',
    );
  }
  const delegation = isFilled(input.delegation) ? readDelegation(input.delegation) : undefined;
  const tx = isFilled(input.transaction) ? readTransaction(input.transaction) : undefined;
  const typedVersion = isFilled(input.version)
    ? Number(whole('version', input.version, 'The parameter version'))
    : undefined;
  const pasted = isFilled(input.parameters) ? readParameters(input.parameters) : undefined;
  const [version, ...others] = [typedVersion, delegation?.version, pasted?.version].filter(
    (number) => number !== undefined,
  );
  const contradicting = others.find((number) => number !== version);
  if (contradicting !== undefined) {
    throw new InputProblem(
      typedVersion === undefined ? 'parameters' : 'version',
      `The parameter version is ${version} in one place and ${contradicting} in another.`,
      'Use the version that the delegation states, or leave the field empty.',
    );
  }
  const params = pasted
    ? {...tagOf(network, pasted), ...pasted}
    : knownParameters(network, version);
  return {
    network,
    params,
    hasParameters: pasted !== undefined,
    ...(version !== undefined && {version}),
    ...(tx && {tx}),
    ...(delegation && {delegation}),
    ...readTyped(input, delegation),
  };
}

/** Pasted parameters don't contain the tag, which a phase 1 stake needs in its OP_RETURN. */
function tagOf({versions}: KnownNetwork, {activation}: Parameters): Pick<Parameters, 'tag'> {
  const isInForce = ({params}: KnownVersion) => params.btc_activation_height <= activation;
  const tag = versions.findLast(isInForce)?.tag;
  return tag === undefined ? {} : {tag: hex.decode(tag)};
}

type TypedStake = Pick<ReadInput, 'staker' | 'providers' | 'amount' | 'stakingTime'>;

/** Parses the fields other than the documents. Each must agree with the delegation. */
function readTyped(input: CheckInput, delegation: Delegation | undefined): TypedStake {
  const {staker, providers, amount, stakingTime} = input;
  const typed: TypedStake = {
    ...(isFilled(staker) && {staker: readKey('staker', staker, "The staker's key")}),
    ...(isFilled(providers) && {providers: readProviders(providers)}),
    ...(isFilled(amount) && {amount: whole('amount', amount, 'The amount in satoshis')}),
    ...(isFilled(stakingTime) && {stakingTime: parseTime(stakingTime)}),
  };
  if (!delegation) return typed;
  const fix = 'Correct or clear the field, or paste the delegation of that stake.';
  const compare = (field: FieldName, isEqual: boolean, message: string) => {
    if (!isEqual) throw new InputProblem(field, message, fix);
  };
  const {finalityProviders} = delegation;
  compare(
    'staker',
    !typed.staker || equalBytes(typed.staker, delegation.staker),
    'The delegation contains a different staker key.',
  );
  compare(
    'providers',
    !typed.providers ||
      (typed.providers.length === finalityProviders.length &&
        finalityProviders.every((key) =>
          typed.providers!.some((provider) => equalBytes(provider, key)),
        )),
    `The delegation contains different finality providers: ${finalityProviders.length} instead of ${typed.providers?.length}, or a different key.`,
  );
  compare(
    'amount',
    typed.amount === undefined || typed.amount === delegation.amount,
    `The delegation has ${sat(delegation.amount)}.`,
  );
  compare(
    'stakingTime',
    typed.stakingTime === undefined || typed.stakingTime === delegation.stakingTime,
    `The delegation has a staking time of ${delegation.stakingTime} blocks.`,
  );
  return typed;
}

function readProviders(text: string): Uint8Array[] {
  const keys = trimmed(text)
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (keys.length === 0) keys.push('');
  return keys.map((key) => readKey('providers', key, "The finality provider's key"));
}

function parseTime(text: string): number {
  const blocks = Number(whole('stakingTime', text, 'The staking time'));
  if (blocks >= 1 && blocks <= 65_535) return blocks;
  throw new InputProblem(
    'stakingTime',
    `A timelock of ${blocks} blocks is impossible: Bitcoin allows 1 to 65,535.`,
    'Enter the staking time in Bitcoin blocks, or leave the field empty for the maximum.',
  );
}

/** A whole number as the site's calculators read it: 1,000 is a thousand, 0,005 is rejected. */
function whole(field: FieldName, text: string, what: string): bigint {
  const read = parseDecimal(trimmed(text), 0);
  if ('value' in read) return read.value;
  throw new InputProblem(
    field,
    `${what} is "${trimmed(text).slice(0, 30)}". ${read.error}`,
    field === 'amount' ? '1 BTC is 100,000,000 satoshis.' : 'Enter digits only.',
  );
}
