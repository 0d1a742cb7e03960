import {setImmediate} from 'node:timers/promises';
import {base64, hex} from '@scure/base';
import {Transaction} from '@scure/btc-signer';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {checkNetworks} from '../../data/calculators/checkNetworks';
import {encodeTx, type RawParts} from '../bitcoin-staking-scripts/rawTransaction';
import {check, type CheckInput} from './check';
import {checkCases} from './checkCases';
import {partsOf} from './exampleDelegation';
import {verdictOf} from './verdict';

/** One change of one field of one document. */
type Mutation = {
  /** The name of the valid input. */
  readonly base: string;
  /** The document or typed field. */
  readonly document: keyof CheckInput;
  /** The field of the document, such as `btc_delegation.btc_pk` or `outputs.0.amount`. */
  readonly path: string;
  /** The document after the change. */
  readonly text: string;
};

const bases = checkCases
  .filter(({mark, name}) => mark === 'right' && !name.includes('white space'))
  .map(({name, input}) => ({
    name,
    // With all that can be typed, so that as much as possible is compared.
    input: {...input, amount: '500000', stakingTime: '64000'},
  }));

const inputOf = (name: string): CheckInput => bases.find((each) => each.name === name)!.input;

const hasDelegation = (name: string): boolean => (inputOf(name).delegation ?? '') !== '';

const isStaking = (base: string): boolean => base.includes('staking') || base.includes('PSBT of');

/** Why a change may leave the verdict as it is. */
const irrelevant: readonly {
  readonly reason: string;
  readonly covers: (mutation: Mutation) => boolean;
}[] = [
  {reason: 'an empty field is not compared', covers: ({text}) => text === ''},
  {
    reason: 'the address for rewards is in no transaction',
    covers: ({path}) => path.endsWith('.staker_addr'),
  },
  {
    reason: 'with pasted parameters, the version and the network only name them',
    covers: ({document, path}) => document === 'network' || path.endsWith('.params_version'),
  },
  {
    reason: 'a node omits what is zero, false or absent',
    covers: ({path}) =>
      /\.(staking_output_idx|active|stk_exp|delegator_unbonding_info_response|end_height|start_height)$/.test(
        path,
      ),
  },
  {
    reason: 'the stake is still within the limits, and the version in force',
    covers: ({document, path}) =>
      document === 'parameters' && /\.(min|max)_staking_|activation/.test(path),
  },
  {
    reason: 'a rate that rounds to the same satoshi',
    covers: ({path, base}) => path.endsWith('.slashing_rate') && hasDelegation(base),
  },
  {
    reason: 'these parameters concern transactions that were not pasted',
    covers: ({base, document, path}) =>
      document === 'parameters' && !hasDelegation(base) && /slashing|unbonding/.test(path),
  },
  {
    reason: 'a withdrawal needs the staker alone: what the covenant signed no longer matters',
    covers: ({base, document, path}) =>
      base.includes('withdrawal') &&
      document !== 'transaction' &&
      /slash|covenant|sig|unbonding_|staking_tx_hex|stk_exp|status_desc|active/.test(path),
  },
  {
    reason: 'a signature is valid only for the coins that the transaction and the PSBT name',
    covers: ({base, document, path}) =>
      document === 'transaction' &&
      isStaking(base) &&
      (path.startsWith('spent.') ||
        (!hasDelegation(base) && /^inputs\.0\.(txid|index)/.test(path))),
  },
  {
    reason: 'version, fee bumping and a past lock time do not change where the coins go',
    covers: ({base, document, path}) =>
      document === 'transaction' &&
      (isStaking(base) || base.includes('withdrawal')) &&
      /^(version|lockTime|inputs\.0\.sequence)$/.test(path),
  },
  {
    reason: 'the fee is checked for its size, and what is left returns to the staker',
    covers: ({base, document, path}) =>
      document === 'transaction' &&
      (isStaking(base)
        ? path === 'outputs.1.amount' || path === 'outputs.1'
        : base.includes('withdrawal') && path === 'outputs.0.amount'),
  },
];

const seed = Number(process.env['PROPERTY_SEED'] ?? Date.now() % 2 ** 30);

const BATCHES = 10;
const counts = new Map<string, number>();

// In batches with a pause, so that the test runner gets an answer on a slow machine too.
test.each(Array.from({length: BATCHES}, (_, batch) => seed + batch))(
  'no change of any field ends in "everything" (PROPERTY_SEED=%i, 1,000 changes)',
  async (batchSeed) => {
    await setImmediate();
    fc.assert(
      fc.property(mutations(), (mutation) => {
        const {base, document, path, text} = mutation;
        const {mark} = verdictOf(check({...inputOf(base), [document]: text}, checkNetworks));
        const rule = mark === 'right' ? irrelevant.find(({covers}) => covers(mutation)) : undefined;
        const key = rule?.reason ?? mark;
        counts.set(key, (counts.get(key) ?? 0) + 1);
        if (mark === 'right' && !rule) throw new Error(`${base}: ${document} ${path}`);
      }),
      {seed: batchSeed, numRuns: 1_000},
    );
  },
);

test('each rule is needed, and each way to refuse occurs', () => {
  const reasons = irrelevant.map(({reason}) => reason);
  const expected = [...reasons, 'wrong', 'risk', 'notChecked', 'unreadable'];
  expect(expected.filter((each) => !counts.has(each))).toEqual([]);
});

function mutations(): fc.Arbitrary<Mutation> {
  return fc.constantFrom(...bases).chain(({name, input}) =>
    fc
      .constantFrom(
        ...(Object.keys(input) as (keyof CheckInput)[]).filter((key) => input[key] !== ''),
      )
      .chain((document) =>
        changedText(document, input[document]!).map(({path, text}) => ({
          base: name,
          document,
          path,
          text,
        })),
      ),
  );
}

type Changed = {readonly path: string; readonly text: string};

function changedText(document: keyof CheckInput, text: string): fc.Arbitrary<Changed> {
  if (document === 'delegation' || document === 'parameters') {
    return changedJson(JSON.parse(text.trim()) as Json).map(({path, value}) => ({
      path,
      text: JSON.stringify(value),
    }));
  }
  if (document === 'transaction') return changedTransaction(text.trim());
  if (document === 'network') {
    return fc.constantFrom('bbn-test-6', 'bbn-9').map((each) => ({path: '', text: each}));
  }
  return changedScalar(text).map((each) => ({
    path: '',
    text: typeof each === 'string' ? each : '',
  }));
}

type Json = string | number | boolean | null | readonly Json[] | {readonly [name: string]: Json};

/** Another value of the same kind, or none. */
function changedScalar(value: string | number | boolean | null): fc.Arbitrary<Json> {
  if (typeof value === 'boolean') return fc.constant(!value);
  if (value === null)
    return fc.constantFrom(
      {},
      'x',
      1,
      {previous_staking_tx_hash_hex: '00'.repeat(32)},
      {spend_stake_tx_hex: '00'},
    );
  if (typeof value === 'number') {
    return fc
      .oneof(
        fc.integer({min: 0, max: 0xffff_ffff}),
        fc.constantFrom(value + 1, Math.max(0, value - 1), -1),
        fc.constant(null),
      )
      .filter((each) => each !== value);
  }
  // Few different keys: each costs hundreds of multiplications on the curve.
  const isKey = /^(0[23])?[0-9a-f]{64}$/.test(value);
  const place = isKey ? fc.constantFrom(0, 31, 63) : fc.nat({max: Math.max(0, value.length - 1)});
  const digit = isKey ? '3c' : /^[0-9]+$/.test(value) ? '0123456789' : '0123456789abcdef';
  return fc
    .oneof(
      {
        weight: 8,
        arbitrary: fc
          .tuple(place, fc.constantFrom(...digit))
          .map(([at, character]) => value.slice(0, at) + character + value.slice(at + 1)),
      },
      {weight: 1, arbitrary: place.map((at) => value.slice(0, at) + value.slice(at + 1))},
      {weight: 1, arbitrary: fc.constantFrom('', value + value)},
    )
    .filter((each) => each.toLowerCase() !== value.toLowerCase() && normal(each) !== normal(value));
}

/** Numbers with leading zeros, decimal zeros and the like are the same value. */
const normal = (text: string): string =>
  /^[\d.]+$/.test(text) && text.length < 25 ? String(Number(text)) : text;

/** A value after a change of one of its leaves, or without one of its items. */
function changedJson(value: Json): fc.Arbitrary<{readonly path: string; readonly value: Json}> {
  if (typeof value !== 'object' || value === null) {
    return changedScalar(value).map((each) => ({path: '', value: each}));
  }
  const names = Object.keys(value);
  const entry = (name: string): Json => (value as Readonly<Record<string, Json>>)[name]!;
  const put = (name: string, inner: Json): Json =>
    Array.isArray(value)
      ? value.map((each: Json, at) => (String(at) === name ? inner : each))
      : {...value, [name]: inner};
  const without = (name: string): Json => {
    if (Array.isArray(value)) return value.filter((_, at) => String(at) !== name) as Json;
    return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name)) as Json;
  };
  if (names.length === 0) return fc.constant({path: '.x', value: {x: 1}});
  return fc.tuple(fc.constantFrom(...names), fc.nat({max: 19})).chain(([name, dice]) =>
    dice === 0
      ? fc.constant({path: `.${name}`, value: without(name)})
      : changedJson(entry(name)).map(({path, value: inner}) => ({
          path: `.${name}${path}`,
          value: put(name, inner),
        })),
  );
}

/** A raw transaction or a PSBT after a change of one part. */
function changedTransaction(text: string): fc.Arbitrary<Changed> {
  const digits = text.replace(/^0x/, '');
  const isPsbt = !/^[0-9a-f]+$/.test(digits);
  const bytes = isPsbt ? base64.decode(digits) : hex.decode(digits);
  if (!isPsbt) {
    return changedParts(partsOf(digits)).map(({path, parts}) => ({
      path,
      text: hex.encode(encodeTx(parts)),
    }));
  }
  const psbt = Transaction.fromPSBT(bytes, LENIENT);
  const parts: RawParts = partsOf(hex.encode(psbt.toBytes(false, false)));
  const spent = psbt.getInput(0).witnessUtxo!;
  return fc.oneof(
    changedParts(parts).map(({path, parts: other}) => ({path, text: written(other, spent)})),
    fc.constantFrom(1n, -1n, 1_000n, -spent.amount).map((more) => ({
      path: 'spent.amount',
      text: written(parts, {...spent, amount: spent.amount + more}),
    })),
    changedBytes(spent.script).map((script) => ({
      path: 'spent.script',
      text: written(parts, {...spent, script}),
    })),
    fc
      .constantFrom(2, 3, 0x81, 0x82, 0x83, 0x40)
      .map((sighashType) => ({path: 'sighashType', text: written(parts, spent, {sighashType})})),
  );
}

const LENIENT = {
  allowUnknownVersion: true,
  allowUnknownOutputs: true,
  allowUnknownInputs: true,
  disableScriptCheck: true,
} as const;

function written(
  {version, lockTime, inputs, outputs}: RawParts,
  witnessUtxo: {readonly amount: bigint; readonly script: Uint8Array},
  extra: object = {},
): string {
  const tx = new Transaction({version, lockTime, ...LENIENT});
  for (const {txid, index, sequence} of inputs) {
    tx.addInput({txid, index, sequence, witnessUtxo, ...extra});
  }
  for (const output of outputs) tx.addOutput(output);
  return base64.encode(tx.toPSBT(0));
}

const changedBytes = (bytes: Uint8Array): fc.Arbitrary<Uint8Array> =>
  fc
    .tuple(fc.nat({max: Math.max(0, bytes.length - 1)}), fc.integer({min: 1, max: 255}))
    .map(([at, mask]) => {
      const copy = Uint8Array.from(bytes);
      copy[at]! ^= mask;
      return copy;
    });

function changedParts(parts: RawParts): fc.Arbitrary<{path: string; parts: RawParts}> {
  const input = parts.inputs[0]!;
  const word = fc.integer({min: 0, max: 0xffff_ffff});
  const withInput = (change: Partial<typeof input>): RawParts => ({
    ...parts,
    inputs: [{...input, ...change}, ...parts.inputs.slice(1)],
  });
  const outputAt = (at: number): fc.Arbitrary<{path: string; parts: RawParts}> => {
    const output = parts.outputs[at]!;
    const put = (change: Partial<typeof output>): RawParts => ({
      ...parts,
      outputs: parts.outputs.map((each, index) => (index === at ? {...each, ...change} : each)),
    });
    return fc.oneof(
      fc.constantFrom(1n, -1n, 100n, 1_000_000n, -output.amount).map((more) => ({
        path: `outputs.${at}.amount`,
        parts: put({amount: output.amount + more}),
      })),
      changedBytes(output.script).map((script) => ({
        path: `outputs.${at}.script`,
        parts: put({script}),
      })),
      fc.constant({
        path: `outputs.${at}`,
        parts: {...parts, outputs: parts.outputs.filter((_, index) => index !== at)},
      }),
    );
  };
  return fc.oneof(
    word
      .filter((each) => each !== parts.version)
      .map((version) => ({path: 'version', parts: {...parts, version: version | 0}})),
    word
      .filter((each) => each !== parts.lockTime)
      .map((lockTime) => ({path: 'lockTime', parts: {...parts, lockTime}})),
    changedBytes(input.txid).map((txid) => ({path: 'inputs.0.txid', parts: withInput({txid})})),
    word
      .filter((each) => each !== input.index)
      .map((index) => ({path: 'inputs.0.index', parts: withInput({index})})),
    word
      .filter((each) => each !== input.sequence)
      .map((sequence) => ({path: 'inputs.0.sequence', parts: withInput({sequence})})),
    fc.constant({
      path: 'inputs.1',
      parts: {...parts, inputs: [input, {...input, txid: Uint8Array.from(input.txid).fill(9)}]},
    }),
    fc.nat({max: parts.outputs.length - 1}).chain(outputAt),
    changedBytes(parts.outputs[0]!.script).map((script) => ({
      path: 'outputs.added',
      parts: {...parts, outputs: [...parts.outputs, {amount: 1_000n, script}]},
    })),
  );
}
