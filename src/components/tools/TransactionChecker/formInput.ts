import type {CheckInput} from '@site/examples/staking-check/check';
import type {FieldName} from '@site/examples/staking-check/problem';

/** Text of each field. The main field, `pasted`, takes a transaction or a delegation. */
export type FormFields = Record<Exclude<FieldName, 'transaction'> | 'pasted', string>;

/** Whether the main field holds a delegation. If the delegation has its own field, it doesn't. */
const isDelegation = ({pasted, delegation}: FormFields): boolean =>
  /^[\s\uFEFF]*[{[<]/.test(pasted) && delegation.trim() === '';

/** The checker's input. */
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
