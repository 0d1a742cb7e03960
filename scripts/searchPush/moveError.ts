/** A move over the live index that failed, or of which nobody knows whether it did. */
export class MoveError extends Error {
  /**
   * @param cause what the client threw
   * @param live what reading the live index said after it; unknown when it could not be read
   */
  constructor(
    override readonly cause: unknown,
    readonly live: 'not moved' | 'unknown',
  ) {
    super('The move was not confirmed.');
    this.name = 'MoveError';
  }
}
