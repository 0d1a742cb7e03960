import {base64, hex} from '@scure/base';
import type {StakeTerms} from '../bitcoin-staking-scripts/buildOutputs';
import {InputProblem} from './problem';
import {isOnCurve} from './readBytes';
import {Json} from './readJson';

/** Staking parameters in the format of a node's REST gateway. */
export type ChainParameters = {
  readonly covenant_pks: readonly string[];
  readonly covenant_quorum: number;
  readonly min_staking_value_sat: string;
  readonly max_staking_value_sat: string;
  readonly min_staking_time_blocks: number;
  readonly max_staking_time_blocks: number;
  /** Base64. */
  readonly slashing_pk_script: string;
  readonly min_slashing_tx_fee_sat: string;
  /** A fraction of 1, such as `0.001`. */
  readonly slashing_rate: string;
  readonly unbonding_time_blocks: number;
  readonly unbonding_fee_sat: string;
  readonly btc_activation_height: number;
};

/** A version of a network's parameters, as documented by this site. */
export type KnownVersion = {
  readonly version: number;
  readonly params: ChainParameters;
  /** Why the values could not be compared with the chain. */
  readonly unverified?: string;
  /** Tag of the OP_RETURN that a stake under this version must have, in hex. */
  readonly tag?: string;
};

/** A Babylon network, and the Bitcoin network that its stakes are on. */
export type KnownNetwork = {
  readonly id: string;
  readonly name: string;
  readonly bitcoin: string;
  /** Prefix of its addresses. */
  readonly hrp: 'bc' | 'tb';
  /** Oldest first. */
  readonly versions: readonly KnownVersion[];
};

/** The parameters that determine the format of a stake. Amounts are in satoshis, times in blocks. */
export type Parameters = {
  readonly label: string;
  readonly version?: number;
  readonly covenant: readonly Uint8Array[];
  readonly quorum: number;
  readonly minSat: bigint;
  readonly maxSat: bigint;
  readonly minTime: number;
  readonly maxTime: number;
  readonly unbondingTime: number;
  readonly unbondingFee: bigint;
  readonly slashingScript: Uint8Array;
  readonly slashingRate: number;
  readonly minSlashingFee: bigint;
  /** Bitcoin height from which the version is in force. */
  readonly activation: number;
  readonly tag?: Uint8Array;
  readonly unverified?: string;
};

/** @throws InputProblem if the network has no such version */
export function knownParameters(network: KnownNetwork, version?: number): Parameters {
  const known =
    version === undefined
      ? network.versions.at(-1)
      : network.versions.find((each) => each.version === version);
  if (!known) {
    throw new InputProblem(
      'version',
      `${network.id} has no parameter version ${version} here; it has ` +
        `${network.versions.map((each) => each.version).join(', ')}.`,
      'Choose another network, or paste the parameters from the chain: /babylon/btcstaking/v1/params/VERSION.',
    );
  }
  return {
    ...parse(new Json('parameters', known.params, '')),
    label: `version ${known.version} of ${network.id}`,
    version: known.version,
    ...(known.tag !== undefined && {tag: hex.decode(known.tag)}),
    ...(known.unverified !== undefined && {unverified: known.unverified}),
  };
}

/**
 * Parameters as a node returns them, from `/babylon/btcstaking/v1/params/{version}`.
 *
 * @throws InputProblem if a field is missing or invalid
 */
export function readParameters(text: string): Parameters {
  const json = Json.read('parameters', text);
  const params = json.has('params') ? json.at('params') : json;
  if (Array.isArray(params.value)) {
    throw new InputProblem(
      'parameters',
      'This is a list of versions.',
      'Paste the one version that the stake was registered under.',
    );
  }
  return {
    ...parse(params),
    label: 'the pasted parameters',
    ...(json.has('version') && {version: json.at('version').number()}),
  };
}

function parse(json: Json): Omit<Parameters, 'label'> {
  const covenant = json.at('covenant_pks').list().map(covenantKey);
  const quorum = json.at('covenant_quorum').number();
  if (quorum < 1 || quorum > covenant.length) {
    throw new InputProblem(
      'parameters',
      `covenant_quorum is ${quorum}, but there are ${covenant.length} covenant keys.`,
      "Paste the node's response unchanged, with all its fields.",
    );
  }
  const rate = Number(json.at('slashing_rate').text());
  if (!(rate > 0 && rate < 1)) {
    throw new InputProblem(
      'parameters',
      `slashing_rate is "${json.at('slashing_rate').text().slice(0, 20)}", not a share between 0 and 1.`,
      "Paste the node's response unchanged, with all its fields.",
    );
  }
  return {
    covenant,
    quorum,
    minSat: json.at('min_staking_value_sat').whole(),
    maxSat: json.at('max_staking_value_sat').whole(),
    minTime: json.at('min_staking_time_blocks').number(),
    maxTime: json.at('max_staking_time_blocks').number(),
    unbondingTime: json.at('unbonding_time_blocks').number(),
    unbondingFee: json.at('unbonding_fee_sat').whole(),
    slashingScript: script(json.at('slashing_pk_script')),
    slashingRate: rate,
    minSlashingFee: json.at('min_slashing_tx_fee_sat').whole(),
    activation: json.at('btc_activation_height').number(),
  };
}

function covenantKey(json: Json): Uint8Array {
  const text = json.hex();
  const key = /^[0-9a-f]{64}$/i.test(text) ? hex.decode(text.toLowerCase()) : undefined;
  if (key && isOnCurve(key)) return key;
  throw new InputProblem(
    'parameters',
    `${json.path} is not a public key of 64 hex digits.`,
    "Paste the node's response unchanged, with all its fields.",
  );
}

function script(json: Json): Uint8Array {
  try {
    return base64.decode(json.text());
  } catch {
    throw new InputProblem(
      'parameters',
      `${json.path} is not base64.`,
      "Paste the node's response unchanged, with all its fields.",
    );
  }
}

/** The fields in which two versions of the parameters may differ, by their names on the chain. */
const FIELDS: Readonly<Record<string, (params: Parameters) => string | number | bigint>> = {
  covenant_pks: ({covenant}) =>
    covenant
      .map((key) => hex.encode(key))
      .sort()
      .join(),
  covenant_quorum: ({quorum}) => quorum,
  min_staking_value_sat: ({minSat}) => minSat,
  max_staking_value_sat: ({maxSat}) => maxSat,
  min_staking_time_blocks: ({minTime}) => minTime,
  max_staking_time_blocks: ({maxTime}) => maxTime,
  unbonding_time_blocks: ({unbondingTime}) => unbondingTime,
  unbonding_fee_sat: ({unbondingFee}) => unbondingFee,
  slashing_pk_script: ({slashingScript}) => hex.encode(slashingScript),
  slashing_rate: ({slashingRate}) => slashingRate,
  min_slashing_tx_fee_sat: ({minSlashingFee}) => minSlashingFee,
  btc_activation_height: ({activation}) => activation,
};

/**
 * Describes how pasted parameters contradict the known versions, if they do: they must equal a version
 * that was compared with the chain, and versions must begin one after the other. `version` is the
 * number that the pasted parameters are supposed to have.
 */
export function parametersDifference(
  pasted: Parameters,
  network: KnownNetwork,
  networks: readonly KnownNetwork[],
  version: number | undefined,
): string | undefined {
  const {activation} = pasted;
  const begins = (known: KnownVersion) => known.params.btc_activation_height;
  const start = `The pasted parameters begin at height ${activation}`;
  const other = networks.find(
    ({id, versions}) => id !== network.id && versions.some((each) => begins(each) === activation),
  );
  if (other) return `${start}, as those of ${other.id} do.`;
  const same = network.versions.find((each) =>
    version === undefined ? begins(each) === activation : each.version === version,
  );
  if (same) {
    const known = knownParameters(network, same.version);
    const names = Object.keys(FIELDS).filter(
      (name) =>
        (same.unverified === undefined || name === 'btc_activation_height') &&
        FIELDS[name]!(known) !== FIELDS[name]!(pasted),
    );
    return names.length === 0
      ? undefined
      : `The pasted parameters differ from ${known.label} in ${names.join(', ')}.`;
  }
  const newest = network.versions.at(-1)!;
  const isNewer = (version ?? newest.version + 1) > newest.version && activation > begins(newest);
  return isNewer ? undefined : `${start}, where no version of ${network.id} begins.`;
}

/** Values that determine the scripts of one stake. */
export function termsOf(
  {covenant, quorum, unbondingTime}: Parameters,
  stake: Pick<StakeTerms, 'staker' | 'finalityProviders' | 'stakingTime'>,
): StakeTerms {
  return {...stake, covenant, quorum, unbondingTime};
}
