import type {OperationDocument} from '../schema/operation';
import {checkBody} from './checkBody';
import {checkValue} from './checkValue';
import type {Form} from './buildRequest';

/** What is wrong, by name of the parameter; under '' what is wrong with the body. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

/** The place of the body among the errors: no parameter has an empty name. */
export const BODY = '';

/** Judges the whole form before anything is sent. */
export function checkForm(document: OperationDocument, form: Form): FormErrors {
  const errors: Record<string, string> = {};
  for (const parameter of document.parameters) {
    const error = checkValue(parameter, form.values[parameter.name] ?? '', document.$defs);
    if (error) errors[parameter.name] = error;
  }
  const wrong = checkBody(document, form.body);
  if (wrong.length > 0) errors[BODY] = wrong.slice(0, 5).join('\n');
  return errors;
}
