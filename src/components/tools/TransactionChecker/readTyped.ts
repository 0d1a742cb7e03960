import type {CheckInput} from '@site/examples/staking-check/check';
import type {FieldName} from '@site/examples/staking-check/problem';

/** What stands in the form. The main field, `pasted`, takes a transaction or a delegation. */
export type Typed = Record<Exclude<FieldName, 'transaction'> | 'pasted', string>;

/** Whether the main field is read as a delegation; with a second one it has to be a transaction. */
const isDelegation = ({pasted, delegation}: Typed): boolean =>
  /^\s*[{[<]/.test(pasted) && delegation.trim() === '';

/** What the checker is given. */
export function inputOf(typed: Typed): CheckInput {
  const {pasted, ...others} = typed;
  return isDelegation(typed)
    ? {...others, delegation: pasted}
    : {...others, ...(pasted.trim() !== '' && {transaction: pasted})};
}

/** The field of the form in which a problem is seen. */
export function placeOf(field: FieldName, typed: Typed): keyof Typed {
  if (field === 'transaction') return 'pasted';
  return field === 'delegation' && isDelegation(typed) ? 'pasted' : field;
}
