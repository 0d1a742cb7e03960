import type {Read} from '@site/src/components/tools/compute/amounts';

type Readers<T> = {readonly [K in keyof T]-?: (typed: string) => Read<T[K]>};

/** Messages by field. */
export type Errors<T> = Partial<Record<keyof T, string>>;

/** Parses the text of each field: all values, or the errors by field. */
export function readFields<T extends object>(
  readers: Readers<T>,
  typed: Readonly<Record<keyof T, string>>,
): {readonly values: T} | {readonly errors: Errors<T>} {
  const values: Partial<T> = {};
  const errors: Errors<T> = {};
  for (const name of Object.keys(readers) as (keyof T)[]) {
    const read = readers[name](typed[name]);
    if ('value' in read) values[name] = read.value;
    else errors[name] = read.error;
  }
  return Object.keys(errors).length > 0 ? {errors} : {values: values as T};
}

/** The first problem of each field: fix that one first. */
export function firstErrors<K extends string>(
  problems: readonly {readonly field: K; readonly message: string}[],
): Partial<Record<K, string>> {
  const entries = problems.map(({field, message}) => [field, message]);
  return Object.fromEntries(entries.reverse()) as Partial<Record<K, string>>;
}

/** The summary of a form without a result. */
export function noResult(errors: object): string {
  return `No result: ${Object.values(errors).join(' ')}`;
}
