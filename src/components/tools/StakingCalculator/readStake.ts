import {
  BTC_DECIMALS,
  readDecimal,
  readWhole,
  type Read,
} from '@site/src/components/tools/compute/amounts';
import type {StakingNetwork} from '@site/src/components/tools/compute/network';
import {
  planStake,
  type Field,
  type StakeInput,
  type StakePlan,
} from '@site/src/components/tools/compute/planStake';

/** What the reader has typed. */
export type Typed = {
  readonly amount: string;
  readonly unit: 'BTC' | 'sat';
  readonly height: string;
  /** The rest may be empty. */
  readonly term: string;
  readonly registeredAt: string;
  readonly unbondedAt: string;
};

type Errors = Partial<Record<Field, string>>;
export type Outcome =
  {readonly plan: StakePlan; readonly input: StakeInput} | {readonly errors: Errors};

/** What comes of what was typed: the stake, or what is wrong, by field. */
export function readStake(network: StakingNetwork, typed: Typed): Outcome {
  const errors: Errors = {};
  const take = <T>(field: Field, read: Read<T>): T | undefined => {
    if ('value' in read) return read.value;
    errors[field] = read.error;
    return undefined;
  };
  const optional = (field: 'term' | 'registeredAt' | 'unbondedAt') =>
    typed[field].trim() === '' ? undefined : take(field, readWhole(typed[field]));

  const sat = take('sat', readDecimal(typed.amount, typed.unit === 'BTC' ? BTC_DECIMALS : 0));
  const height = take('height', readWhole(typed.height));
  const more = {
    term: optional('term'),
    registeredAt: optional('registeredAt'),
    unbondedAt: optional('unbondedAt'),
  };
  if (sat === undefined || height === undefined || Object.keys(errors).length > 0) return {errors};
  const input = {sat, height, ...more};
  const planned = planStake(network, input);
  if (!Array.isArray(planned)) return {plan: planned, input};
  // The first problem of a field is the one to mend first.
  for (const {field, message} of planned) errors[field] ??= message;
  return {errors};
}
