import type {OperationDocument, Parameter} from '../schema/operation';
import type {Form} from './buildRequest';
import {readPageQuery} from './pageQuery';

/**
 * The form as samples show it, so that they can be run: examples replace missing required values,
 * and an untouched form is the example request.
 */
export function sampleForm(document: OperationDocument, form: Form): Form {
  const {parameters} = document;
  const isUntouched = parameters.every(({name}) => !form.values[name]?.trim());
  const example = isUntouched ? exampleValues(document) : {};
  const values = parameters.map((parameter) => {
    const {name, required} = parameter;
    const typed = form.values[name]?.trim() ? form.values[name] : example[name];
    return [name, typed ?? (required ? exampleText(parameter) : '') ?? ''] as const;
  });
  return {
    ...form,
    values: Object.fromEntries(values),
    body: form.body.trim() === '' ? exampleBody(document) : form.body,
  };
}

function exampleValues(document: OperationDocument): Record<string, string | undefined> {
  const {exampleUri, parameters} = document;
  if (exampleUri !== undefined)
    return readPageQuery(document, exampleUri.split('?')[1] ?? '').values;
  // An example that is only the default of an optional parameter would lengthen the request.
  const shown = parameters.filter(
    ({required, example, schema}) =>
      required || (example !== undefined && example !== schema.default),
  );
  return Object.fromEntries(shown.map((parameter) => [parameter.name, exampleText(parameter)]));
}

/** A parameter's example as a reader would type it; `undefined` if there is none. */
export function exampleText({example, schema}: Parameter): string | undefined {
  const value = example ?? schema.examples?.[0];
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value.map(String).join('\n');
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** The example of the body as the editor shows it; empty if there is no body. */
export function exampleBody({body}: OperationDocument): string {
  return body ? JSON.stringify(body.example, null, 2) : '';
}
