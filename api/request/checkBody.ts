import type {JsonSchema, OperationDocument} from '../schema/operation';
import {compare} from './compareReply';
import {parseExact} from '../schema/exactJson';

/** What is wrong with a body as typed, one sentence each; none when it can be sent. */
export function checkBody(document: OperationDocument, typed: string): string[] {
  const {body, $defs} = document;
  if (!body) return [];
  if (typed.trim() === '') return body.required ? ['Enter a body.'] : [];
  return checkJson(body.schema, typed, $defs);
}

/** The same for any text that has to be JSON of a schema. */
export function checkJson(
  schema: JsonSchema,
  typed: string,
  $defs: OperationDocument['$defs'],
): string[] {
  let value;
  try {
    value = parseExact(typed);
  } catch (error) {
    return [`This is not JSON. ${(error as Error).message.slice(0, 200)}.`];
  }
  const result = compare({responses: {'200': {description: '', schema}}, $defs}, 200, value);
  if (result.kind !== 'differs') return [];
  return result.differences.map(({place, expected, found}) =>
    expected === 'not documented'
      ? `${place}: no such field is documented.`
      : `${place || 'The JSON'}: expected ${expected}, found ${found}.`,
  );
}
