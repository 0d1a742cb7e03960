import type {Schema} from '../load/document';
import type {Problem} from '../load/problem';
import type {Api} from '../load/readApi';
import {mediaOf} from '../render/examplesOf';
import {below, documentPlace, placeOf, type Place} from './place';

/** Longest title of a page, in characters. */
const LONGEST_TITLE = 60;

/** Everything that a reader meets says what it is: operations, parameters, answers, fields. */
export function descriptionsPresent(api: Api, schemaPlace: (name: string) => Place): Problem[] {
  const problems: Problem[] = [];
  const need = (text: string | undefined, place: Place, what: string, fix: string): void => {
    if (!text?.trim()) problems.push({...place, what: `${what} has no description.`, fix});
  };
  api.tags.forEach((tag, index) => {
    const place = below(documentPlace(api), 'tags', index);
    need(tag.description, place, `the tag "${tag.name}"`, 'Say what its operations are for.');
    if (!tag['x-title']) {
      const what = `the tag "${tag.name}" has no x-title.`;
      problems.push({...place, what, fix: 'Write the title of its page as x-title.'});
    }
  });
  for (const found of api.operations) {
    const {operation} = found;
    const place = placeOf(found);
    problems.push(...titleProblems(operation.summary, below(place, 'summary')));
    need(
      operation.description,
      below(place, 'description'),
      'the operation',
      'Say what it is for, its units, limits and errors.',
    );
    found.parameters.forEach((parameter, index) => {
      const at = below(place, 'parameters', index);
      const name = `the parameter ${parameter.name}`;
      need(parameter.description, at, name, 'Say what it is, with unit and encoding.');
      if (parameter.example === undefined) {
        const what = `${name} has no example.`;
        problems.push({...at, what, fix: 'Add example: a value that a reader could send.'});
      }
    });
    const body = mediaOf(operation.requestBody?.content)?.schema;
    if (body) problems.push(...fieldProblems(body, below(place, ...BODY)));
    for (const [status, response] of found.responses) {
      const at = below(place, 'responses', status);
      need(response.description, at, `the answer ${status}`, 'Say when it comes.');
      const schema = mediaOf(response.content)?.schema;
      if (schema) {
        const [type = ''] = Object.keys(response.content ?? {});
        problems.push(...fieldProblems(schema, below(at, 'content', type, 'schema')));
      }
    }
  }
  for (const [name, schema] of Object.entries(api.document.components?.schemas ?? {})) {
    const place = schemaPlace(name);
    const fix = 'Say in a sentence what the whole is.';
    need(schema.description, place, `the schema ${name}`, fix);
    problems.push(...fieldProblems(schema, place));
  }
  return problems;
}

const BODY = ['requestBody', 'content', 'application/json', 'schema'];

function titleProblems(title: string | undefined, place: Place): Problem[] {
  if (!title) {
    return [{...place, what: 'the operation has no title.', fix: 'Write it as summary.'}];
  }
  if (title.length > LONGEST_TITLE) {
    const what = `the title has ${title.length} characters.`;
    const fix = 'Say it shorter; details belong into the description.';
    return [{...place, what, valid: `up to ${LONGEST_TITLE} characters`, fix}];
  }
  if (!/[.!]$/.test(title)) return [];
  return [{...place, what: 'the title ends like a sentence.', fix: 'Remove the last stop.'}];
}

/** Fields without a description. What a reference stands for is looked at in its own place. */
function fieldProblems(schema: Schema, place: Place): Problem[] {
  const inner = [
    ...Object.entries(schema.properties ?? {}).map(
      ([name, child]) => [name, child, below(place, 'properties', name)] as const,
    ),
    ...(schema.items ? [['', schema.items, below(place, 'items')] as const] : []),
    ...(typeof schema.additionalProperties === 'object'
      ? [['', schema.additionalProperties, below(place, 'additionalProperties')] as const]
      : []),
    ...(['oneOf', 'anyOf', 'allOf'] as const).flatMap((key) =>
      (schema[key] ?? []).map((child, index) => ['', child, below(place, key, index)] as const),
    ),
  ];
  return inner.flatMap(([name, child, at]): Problem[] => {
    const problems = child.$ref === undefined ? fieldProblems(child, at) : [];
    if (!name || child.$ref !== undefined || child.description?.trim()) return problems;
    const what = `the field ${name} has no description.`;
    const fix = 'Say what it is, with unit and encoding.';
    return [{...at, what, fix}, ...problems];
  });
}
