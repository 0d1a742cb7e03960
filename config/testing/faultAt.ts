import escapeRegExp from 'escape-string-regexp';
import {expect} from 'vitest';

/**
 * Matches a fault by its rule and its place, regardless of its wording, for `toThrow` and `toEqual`.
 *
 * @param values what the message must name, such as the valid choices
 */
export function faultAt(rule: string, place: string, ...values: string[]): Error {
  const message: unknown = expect.stringMatching(telling(...values, '\nFix: '));
  return expect.objectContaining({rule, place, message}) as Error;
}

/** Matches a text that contains all of some values, in any order. */
export function telling(...values: string[]): RegExp {
  const escaped = values.map(escapeRegExp);
  return new RegExp(`^${escaped.map((value) => `(?=[^]*${value})`).join('')}`);
}
