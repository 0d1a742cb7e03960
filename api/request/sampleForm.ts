import type {OperationDocument, Parameter} from '../schema/operation';
import type {Form} from './buildRequest';
import {readPageQuery} from './pageQuery';

/**
 * Completes a form so that its samples can be run: examples replace missing required values, and an
 * untouched form becomes the example request.
 */
export function sampleForm(document: OperationDocument, form: Form): Form {
  const {parameters} = document;
  const isUntouched = parameters.every(({name}) => !form.values[name]?.trim());
  const example = isUntouched ? exampleValues(document) : {};
  const values = parameters.map((parameter) => {
    const {name, required} = parameter;
    const input = form.values[name]?.trim() ? form.values[name] : example[name];
    return [name, input ?? (required ? exampleText(parameter) : '') ?? ''] as const;
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
  // An optional parameter whose example is its default would only lengthen the request.
  const included = parameters.filter(
    ({required, example, schema}) =>
      required || (example !== undefined && example !== schema.default),
  );
  return Object.fromEntries(included.map((parameter) => [parameter.name, exampleText(parameter)]));
}

/** A parameter's example as a reader would type it; `undefined` if there is none. */
export function exampleText({example, schema}: Parameter): string | undefined {
  const value = example ?? schema.examples?.[0];
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value.map(String).join('\n');
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** The example body as indented JSON; empty if the operation has no body. */
export function exampleBody({body}: OperationDocument): string {
  return body ? JSON.stringify(body.example, null, 2) : '';
}
