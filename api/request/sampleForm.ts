import type {OperationDocument, Parameter} from '../schema/operation';
import {readPageQuery} from './pageQuery';
import type {Form} from './buildRequest';

/**
 * The form as samples show it, so that they can be run: examples stand in the place of what must
 * be filled in, and a form that nobody has touched is the example request.
 */
export function sampleForm(document: OperationDocument, form: Form): Form {
  const isUntouched = document.parameters.every(({name}) => !form.values[name]?.trim());
  const example = isUntouched ? exampleValues(document) : {};
  const values = document.parameters.map((parameter) => {
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
  return Object.fromEntries(
    parameters.filter(saysMore).map((parameter) => [parameter.name, exampleText(parameter)]),
  );
}

/** What may be left out is shown only where its example says more than its default. */
function saysMore({required, example, schema}: Parameter): boolean {
  return required || (example !== undefined && example !== schema.default);
}

/** A parameter's example as it would be typed; nothing when there is none. */
export function exampleText({example, schema}: Parameter): string | undefined {
  const value = example ?? schema.example ?? (schema.examples as unknown[] | undefined)?.[0];
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value.map(String).join('\n');
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** The example of the body, as the editor shows it. */
export function exampleBody({body}: OperationDocument): string {
  return body ? JSON.stringify(body.example, null, 2) : '';
}
