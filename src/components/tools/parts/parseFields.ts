import type {ParseResult} from '@site/src/components/tools/compute/amounts';

type Parsers<T> = {readonly [K in keyof T]-?: (formValues: string) => ParseResult<T[K]>};

/** Error messages by field. */
export type Errors<T> = Partial<Record<keyof T, string>>;

/** Parses the text of each field. Returns all values, or the errors by field. */
export function parseFields<T extends object>(
  parsers: Parsers<T>,
  formValues: Readonly<Record<keyof T, string>>,
): {readonly values: T} | {readonly errors: Errors<T>} {
  const values: Partial<T> = {};
  const errors: Errors<T> = {};
  for (const name of Object.keys(parsers) as (keyof T)[]) {
    const parsed = parsers[name](formValues[name]);
    if ('value' in parsed) values[name] = parsed.value;
    else errors[name] = parsed.error;
  }
  return Object.keys(errors).length > 0 ? {errors} : {values: values as T};
}

/** Returns the message of the first problem of each field. */
export function firstErrors<K extends string>(
  problems: readonly {readonly field: K; readonly message: string}[],
): Partial<Record<K, string>> {
  const entries = problems.map(({field, message}) => [field, message]);
  return Object.fromEntries(entries.reverse()) as Partial<Record<K, string>>;
}

/** Returns the summary for a form without a result. */
export function noResult(errors: object): string {
  return `No result: ${Object.values(errors).join(' ')}`;
}
