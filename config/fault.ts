/** The last line of a message: what to do about it. */
export type Fix = `Fix: ${string}`;

/**
 * What stops a build or a check, reported so that it can be fixed without reading our code. Tests go
 * by rule and place (`faultAt` in testing/), so that its messages can be reworded freely.
 */
export class Fault extends Error {
  /** What can be chosen instead, a line each; then the fix. */
  readonly more: readonly string[];

  /**
   * @param rule what was broken, such as `facts/unknown`: once for each thing that can be wrong
   * @param place where to fix it: file and line, a command of a program, a variable
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
