import {setImmediate} from 'node:timers/promises';
import {base64, hex} from '@scure/base';
import {Transaction} from '@scure/btc-signer';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {checkNetworks} from '../../data/calculators/checkNetworks';
import {encodeTx, type RawParts} from '../bitcoin-staking-scripts/rawTransaction';
import {check, type CheckInput} from './check';
import {slashedShare} from './checkPreSigned';
import {checkCases} from './checkCases';
import {partsOf} from './exampleDelegation';
import type {ChainParameters} from './parameters';
import {verdictOf} from './verdict';

/** A single change to one field of one document. */
type Mutation = {
  /** The name of the valid input. */
  readonly base: string;
  /** The document or typed field. */
  readonly document: keyof CheckInput;
  /** The field of the document, such as `.btc_delegation.btc_pk` or `outputs.0.amount`. */
  readonly path: string;
  /** The document after the change. */
  readonly text: string;
  /** The new value, if a number was changed. */
  readonly number?: number;
  /** Whether the field is missing after the change. */
  readonly isRemoved?: boolean;
};

const bases = checkCases
  .filter(({mark, name}) => mark === 'right' && !/white space|version 2|Staking API/.test(name))
  .map(({name, input}) => ({
    name,
    // With every optional field filled in, so that as much as possible is compared.
    input: {...input, amount: '500000', stakingTime: '64000'},
  }));

const inputOf = (name: string): CheckInput => bases.find((each) => each.name === name)!.input;

const hasDelegation = (name: string): boolean => (inputOf(name).delegation ?? '') !== '';

const isStaking = (base: string): boolean =>
  base.startsWith('a staking') || base.startsWith('typed');
const isWithdrawal = (base: string): boolean => base.startsWith('a withdrawal');
const isUnbonded = (base: string): boolean => base.startsWith('a withdrawal after unbonding');
const newestHeight = Math.max(
  ...checkNetworks[0]!.versions.map(({params}) => params.btc_activation_height),
);
const paramsIn = (text: string) => (JSON.parse(text) as {params: ChainParameters}).params;
const within = (least: string | number, value: number, most: string | number): boolean =>
  Number(least) <= value && value <= Number(most);

/** Reasons why a change may leave the verdict unchanged. */
const irrelevant: readonly {
  readonly reason: string;
  readonly covers: (mutation: Mutation) => boolean;
}[] = [
  {
    reason: 'an amount or a time that is not entered is not compared',
    covers: ({document, text}) =>
      text === '' && (document === 'amount' || document === 'stakingTime'),
  },
  {
    reason: 'no transaction contains the reward address',
    covers: ({path}) => path === '.btc_delegation.staker_addr',
  },
  {
    reason: 'a field that is 0, null or implied by the state may be missing',
    covers: ({base, path, isRemoved}) =>
      isRemoved === true &&
      (/\.(staking_output_idx|active|stk_exp|delegator_unbonding_info_response)$/.test(path) ||
        (base.includes('waits') && /\.(start|end)_height$/.test(path))),
  },
  {
    reason: 'a stake that was unbonded early has this field',
    covers: ({base, path}) =>
      isUnbonded(base) && path.endsWith('.delegator_unbonding_info_response'),
  },
  {
    reason: 'a withdrawal depends neither on the provider nor on the limits for the stake amount',
    covers: ({base, document, path, text}) =>
      isWithdrawal(base) &&
      ((document === 'providers' && text === '') ||
        /^\.params\.(min|max)_staking_value_sat$/.test(path)),
  },
  {
    reason: 'pasted parameters without a version may be newer than those that this site knows',
    covers: ({base, path, text}) =>
      !hasDelegation(base) &&
      path === '.params.btc_activation_height' &&
      paramsIn(text).btc_activation_height > newestHeight,
  },
  {
    reason: 'the delegation states what a PSBT omits',
    covers: ({base, path}) => path === 'spent' && base === 'an unbonding PSBT with its delegation',
  },
  {
    reason: 'the stake is within the changed limits',
    covers: ({document, path, text}) =>
      document === 'parameters' &&
      /^\.params\.(min|max)_staking_(value_sat|time_blocks)$/.test(path) &&
      within(paramsIn(text).min_staking_value_sat, 500_000, paramsIn(text).max_staking_value_sat) &&
      within(
        paramsIn(text).min_staking_time_blocks,
        64_000,
        paramsIn(text).max_staking_time_blocks,
      ),
  },
  {
    reason: 'the slashed shares round to the same number of satoshis',
    covers: ({path, text}) =>
      path === '.params.slashing_rate' &&
      slashedShare(500_000n, Number(paramsIn(text).slashing_rate)) === 500n &&
      slashedShare(490_400n, Number(paramsIn(text).slashing_rate)) === 490n,
  },
  {
    reason: 'these parameters apply to transactions that were not pasted',
    covers: ({base, path}) =>
      !hasDelegation(base) &&
      /^\.params\.(slashing_\w+|min_slashing_tx_fee_sat|unbonding_\w+)$/.test(path),
  },
  {
    reason: 'slashing parameters do not matter for a withdrawal unless it spends a slashing refund',
    covers: ({base, path}) =>
      isWithdrawal(base) && /^\.params\.(slashing_\w+|min_slashing_tx_fee_sat)$/.test(path),
  },
  {
    reason: 'unbonding does not matter for the withdrawal of an expired stake',
    covers: ({base, path}) =>
      isWithdrawal(base) &&
      !isUnbonded(base) &&
      /^\.params\.unbonding_fee_sat$|\.unbonding_tx_hex$/.test(path),
  },
  {
    reason: 'a withdrawal needs neither covenant signatures nor a slashing transaction',
    covers: ({base, path}) =>
      isWithdrawal(base) &&
      /\.(slashing_tx_hex|delegator_slash(ing)?_sig_hex|covenant_(\w+_)?sig(s|_list)(\..*)?)$/.test(
        path,
      ),
  },
  {
    reason: 'a repeated signature counts once',
    covers: ({path}) =>
      /\.covenant_\w*sig(s|_list)\.repeated$|\.adaptor_sigs\.repeated$/.test(path),
  },
  {
    reason: 'covenant keys are sorted in every script',
    covers: ({path}) => path === '.params.covenant_pks.reversed',
  },
  {
    reason: 'signatures may be in any order',
    covers: ({path}) => /\.covenant_\w*sig(s|_list)\.reversed$/.test(path),
  },
  {
    reason: 'a signature is valid only for the coins that the transaction and the PSBT specify',
    covers: ({base, document, path}) =>
      document === 'transaction' &&
      isStaking(base) &&
      (path.startsWith('spent.') ||
        (!hasDelegation(base) && /^inputs\.0\.(txid|index)$/.test(path))),
  },
  {
    reason: 'nodes relay versions 1 to 3, and timelocks apply from version 2 onward',
    covers: ({base, path, number = 0}) =>
      path === 'version' &&
      within(isWithdrawal(base) ? 2 : 1, number, 3) &&
      (isStaking(base) || isWithdrawal(base)),
  },
  {
    reason: 'a lock time that has passed delays nothing',
    covers: ({base, path, number = 0}) =>
      path === 'lockTime' &&
      (within(0, number, newestHeight) || within(500_000_000, number, Date.now() / 1000)) &&
      (isStaking(base) || isWithdrawal(base)),
  },
  {
    reason: 'these bits of nSequence lock nothing',
    covers: ({base, path, number = 0}) =>
      path === 'inputs.0.sequence' &&
      (isStaking(base)
        ? number >= 0x8000_0000 || (number & 0xffff) === 0
        : isWithdrawal(base) && (number & 0x8040_ffff) === (isUnbonded(base) ? 301 : 64_000)),
  },
  {
    reason: 'only the size of the fee is checked, and the rest returns to the staker',
    covers: ({base, path}) =>
      path === (isWithdrawal(base) ? 'outputs.0.amount' : 'outputs.1.amount') &&
      (isStaking(base) || isWithdrawal(base)),
  },
];

// Fixed, so that runs are reproducible and rare rules are always covered. Set PROPERTY_SEED to use another seed.
const seed = Number(process.env['PROPERTY_SEED'] ?? 1000);

const BATCHES = 20;
const counts = new Map<string, number>();

// Run in batches, so that the test process can respond to the test runner even on a slow machine.
test.each(Array.from({length: BATCHES}, (_, batch) => seed + batch))(
  'no change to a field leaves the verdict "right" without a reason (PROPERTY_SEED=%i, 500 changes)',
  async (batchSeed) => {
    await setImmediate();
    const unexplained = new Set<string>();
    fc.assert(
      fc.property(mutations(), (mutation) => {
        const {base, document, path, text} = mutation;
        const {mark} = verdictOf(check({...inputOf(base), [document]: text}, checkNetworks));
        const rule = mark === 'right' ? irrelevant.find(({covers}) => covers(mutation)) : undefined;
        const key = rule?.reason ?? mark;
        counts.set(key, (counts.get(key) ?? 0) + 1);
        // Printing the documents themselves would fill pages.
        if (mark === 'right' && !rule) unexplained.add(`${base}: ${document} ${path}`);
      }),
      {seed: batchSeed, numRuns: 500},
    );
    expect([...unexplained]).toEqual([]);
  },
);

test.skipIf(process.env['PROPERTY_SEED'])('each rule is needed, and each rejection occurs', () => {
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
        changedText(document, input[document]!).map((changed) => ({
          base: name,
          document,
          ...changed,
        })),
      ),
  );
}

type Changed = Pick<Mutation, 'path' | 'text' | 'number' | 'isRemoved'>;

function changedText(document: keyof CheckInput, text: string): fc.Arbitrary<Changed> {
  if (document === 'delegation' || document === 'parameters') {
    const json = JSON.parse(text.trim()) as Json;
    return changedJson(json, stringsIn(json)).map(({value, ...changed}) => ({
      ...changed,
      text: JSON.stringify(value),
    }));
  }
  if (document === 'transaction') return transactionMutations(text.trim());
  if (document === 'network') {
    return fc.constantFrom('bbn-test-6', 'bbn-9').map((each) => ({path: '', text: each}));
  }
  return changedScalar(text).map((each) => ({
    path: '',
    text: typeof each === 'string' ? each : '',
  }));
}

type Json = string | number | boolean | null | readonly Json[] | {readonly [name: string]: Json};

/** Another value of the same kind, or an empty one. */
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
  // Uses few distinct keys, because each costs hundreds of curve multiplications.
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

/** Normalizes numbers, because leading and decimal zeros don't change the value. */
const normal = (text: string): string =>
  /^[\d.]+$/.test(text) && text.length < 25 ? String(Number(text)) : text;

/** All long strings in a document, because programs may confuse one with another. */
const stringsIn = (value: Json): string[] => {
  if (typeof value === 'string') return value.length > 20 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

type ChangedJson = {readonly path: string; readonly value: Json; readonly isRemoved?: boolean};

/** A value with one of its leaves changed, or without one of its items. */
function changedJson(value: Json, others: readonly string[]): fc.Arbitrary<ChangedJson> {
  if (typeof value === 'string' && value.length > 20) {
    return fc
      .oneof({weight: 3, arbitrary: changedScalar(value)}, fc.constantFrom(...others))
      .filter((each) => each !== value)
      .map((each) => ({path: '', value: each}));
  }
  if (typeof value !== 'object' || value === null) {
    return changedScalar(value).map((each) => ({
      path: '',
      value: each,
      isRemoved: each === null,
    }));
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
  return fc.tuple(fc.constantFrom(...names), fc.nat({max: 19})).chain(([name, dice]) => {
    if (dice === 0) {
      return fc.constant({path: `.${name}`, value: without(name), isRemoved: true});
    }
    if (Array.isArray(value) && dice < 3) {
      const items = value as readonly Json[];
      return items.length > 1 && dice === 1
        ? fc.constant({path: '.reversed', value: [...items].reverse()})
        : fc.constant({path: '.repeated', value: [...items, entry(name)]});
    }
    return changedJson(entry(name), others).map(({path, value: inner, ...rest}) => ({
      ...rest,
      path: `.${name}${path}`,
      value: put(name, inner),
    }));
  });
}

const transactions = new Map<string, fc.Arbitrary<Changed>>();

/** Caches mutations by transaction, because parsing and encoding take longer than changing it. */
function transactionMutations(text: string): fc.Arbitrary<Changed> {
  const made = transactions.get(text) ?? changedTransaction(text);
  transactions.set(text, made);
  return made;
}

/** A raw transaction or a PSBT after a change to one part. */
function changedTransaction(text: string): fc.Arbitrary<Changed> {
  const digits = text.replace(/^0x/, '');
  const isPsbt = !/^[0-9a-f]+$/.test(digits);
  const bytes = isPsbt ? base64.decode(digits) : hex.decode(digits);
  if (!isPsbt) {
    return changedParts(partsOf(digits)).map(({parts, ...changed}) => ({
      ...changed,
      text: hex.encode(encodeTx(parts)),
    }));
  }
  const psbt = Transaction.fromPSBT(bytes, LENIENT);
  const parts: RawParts = partsOf(hex.encode(psbt.toBytes(false, false)));
  const spent = psbt.getInput(0).witnessUtxo!;
  return fc.oneof(
    {
      weight: 5,
      arbitrary: changedParts(parts).map(({parts: other, ...changed}) => ({
        ...changed,
        text: written(other, spent),
      })),
    },
    fc.constantFrom(1n, -1n, 1_000n, -spent.amount).map((more) => ({
      path: 'spent.amount',
      text: written(parts, {...spent, amount: spent.amount + more}),
    })),
    changedBytes(spent.script).map((script) => ({
      path: 'spent.script',
      text: written(parts, {...spent, script}),
    })),
    fc.constant({path: 'spent', text: written(parts, undefined)}),
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
  witnessUtxo: {readonly amount: bigint; readonly script: Uint8Array} | undefined,
  extra: object = {},
): string {
  const tx = new Transaction({version, lockTime, ...LENIENT});
  for (const {txid, index, sequence} of inputs) {
    tx.addInput({txid, index, sequence, ...(witnessUtxo && {witnessUtxo}), ...extra});
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

type ChangedParts = {readonly path: string; readonly parts: RawParts; readonly number?: number};

function changedParts(parts: RawParts): fc.Arbitrary<ChangedParts> {
  const input = parts.inputs[0]!;
  const word = fc.integer({min: 0, max: 0xffff_ffff});
  const withInput = (change: Partial<typeof input>): RawParts => ({
    ...parts,
    inputs: [{...input, ...change}, ...parts.inputs.slice(1)],
  });
  const outputAt = (at: number): fc.Arbitrary<ChangedParts> => {
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
    fc
      .oneof(word, fc.nat({max: 4}))
      .map((each) => each | 0)
      .filter((each) => each !== parts.version)
      .map((version) => ({path: 'version', number: version, parts: {...parts, version}})),
    fc
      .oneof(word, fc.nat({max: 1_200_000}))
      .filter((each) => each !== parts.lockTime)
      .map((lockTime) => ({path: 'lockTime', number: lockTime, parts: {...parts, lockTime}})),
    changedBytes(input.txid).map((txid) => ({path: 'inputs.0.txid', parts: withInput({txid})})),
    word
      .filter((each) => each !== input.index)
      .map((index) => ({path: 'inputs.0.index', parts: withInput({index})})),
    fc
      .oneof(
        word,
        fc.nat({max: 31}).map((bit) => (input.sequence ^ (1 << bit)) >>> 0),
      )
      .filter((each) => each !== input.sequence)
      .map((sequence) => ({
        path: 'inputs.0.sequence',
        number: sequence,
        parts: withInput({sequence}),
      })),
    fc.constant({path: 'inputs.repeated', parts: {...parts, inputs: [input, input]}}),
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
