import escapeRegExp from 'escape-string-regexp';
import {expect} from 'vitest';

/**
 * Matches a fault by its rule and location, regardless of its wording, for `toThrow` and `toEqual`.
 *
 * @param values texts that the message must contain, such as the valid values
 */
export function faultAt(rule: string, location: string, ...values: string[]): Error {
  const message: unknown = expect.stringMatching(containingAll(...values, '\nFix: '));
  return expect.objectContaining({rule, location, message}) as Error;
}

/** A pattern for texts that contain all values, in any order. */
export function containingAll(...values: string[]): RegExp {
  const escaped = values.map(escapeRegExp);
  return new RegExp(`^${escaped.map((value) => `(?=[^]*${value})`).join('')}`);
}
