/** The last line of a message. */
export type Fix = `Fix: ${string}`;

/**
 * An error that stops a build or a check, with all that is needed to fix it. Tests match on the rule
 * and the place (`faultAt` in testing/), so the sentences can be reworded freely.
 */
export class Fault extends Error {
  /** The valid values, one per line, and the fix. */
  readonly more: readonly string[];

  /**
   * @param rule the broken rule, such as `facts/unknown`; each kind of error has its own
   * @param place where to fix it: a file and line, a command of a program, or a variable
   * @param what the error in a sentence, without rule and place
   * @param more the valid values, if there are any, and the fix, one per line
   */
  constructor(
    readonly rule: string,
    readonly place: string,
    readonly what: string,
    ...more: [...choices: string[], fix: Fix]
  ) {
    super([`[${rule}] ${place}: ${what}`, ...more].join('\n'));
    this.more = more;
  }
}
