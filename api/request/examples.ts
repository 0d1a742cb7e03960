import type {OperationDocument, Parameter} from '../schema/operation';

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
