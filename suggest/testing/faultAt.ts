import {expect} from 'vitest';

/**
 * Matches a fault by its rule and its place, whatever its sentences, for `toThrow` and `toEqual`.
 *
 * @param told values that the message must name, such as the valid choices
 */
export function faultAt(rule: string, place: string, ...told: string[]): Error {
  const all = told.map((value) => `(?=[^]*${value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')})`);
  const message: unknown = expect.stringMatching(new RegExp(`^${all.join('')}[^]*\nFix: .`));
  return expect.objectContaining({rule, place, message}) as Error;
}
