/** A field that a reader filled in. */
export type FieldName =
  | 'transaction'
  | 'delegation'
  | 'parameters'
  | 'staker'
  | 'providers'
  | 'amount'
  | 'stakingTime'
  | 'version'
  | 'network';

/** Invalid input: the field, what is wrong, and the fix. */
export class InputProblem extends Error {
  constructor(
    readonly field: FieldName,
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}
