/** The last line of a message. */
export type Fix = `Fix: ${string}`;

/**
 * An error that stops a build or a check, with everything needed to fix it. Tests match on the rule
 * and the location (`faultAt` in testing/), so messages can be reworded freely.
 */
export class Fault extends Error {
  /** The valid values, one per line, and the fix. */
  readonly details: readonly string[];

  /**
   * @param rule the broken rule, such as `facts/unknown`; each kind of error has its own
   * @param location where to fix it: a file and line, a command of a program, or a variable
   * @param what the error in a sentence, without the rule and the location
   * @param details the valid values, if there are any, and the fix, one per line
   */
  constructor(
    readonly rule: string,
    readonly location: string,
    readonly what: string,
    ...details: [...validValues: string[], fix: Fix]
  ) {
    super([`[${rule}] ${location}: ${what}`, ...details].join('\n'));
    this.details = details;
  }
}
