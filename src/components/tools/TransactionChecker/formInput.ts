import type {CheckInput} from '@site/examples/staking-check/check';
import type {FieldName} from '@site/examples/staking-check/problem';

/** Text of each field. The main field, `pasted`, contains a transaction or a delegation. */
export type FormFields = Record<Exclude<FieldName, 'transaction'> | 'pasted', string>;

/** Whether the main field contains a delegation. If the delegation's own field is filled, it doesn't. */
const isDelegation = ({pasted, delegation}: FormFields): boolean =>
  /^[\s\uFEFF]*[{[<]/.test(pasted) && delegation.trim() === '';

/** Converts the fields of the form to the checker's input. */
export function inputOf(fields: FormFields): CheckInput {
  const {pasted, ...others} = fields;
  return isDelegation(fields)
    ? {...others, delegation: pasted}
    : {...others, ...(pasted.trim() !== '' && {transaction: pasted})};
}

/** The field of the form that shows a problem. */
export function fieldOf(field: FieldName, fields: FormFields): keyof FormFields {
  if (field === 'transaction') return 'pasted';
  return field === 'delegation' && isDelegation(fields) ? 'pasted' : field;
}
