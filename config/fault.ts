/** The last line of a message: what to do about it. */
export type Fix = `Fix: ${string}`;

/**
 * What stops a build or a check, told so that it can be mended without reading our code. Tests go by
 * rule and place (`faultAt` in testing/), so that its sentences can be worded anew.
 */
export class Fault extends Error {
  /** What can be chosen instead, a line each; then the fix. */
  readonly more: readonly string[];

  /**
   * @param rule what was broken, such as `facts/unknown`: once for each thing that can be wrong
   * @param place where to mend it: file and line, a command of a program, a variable
   * @param what the fault, in a sentence without rule and place
   * @param more the valid choices where there are some, and the fix, a line each
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
