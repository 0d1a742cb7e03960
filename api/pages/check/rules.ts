import path from 'node:path';
import type {createConfig, Oas3Visitor, Plugin} from '@redocly/openapi-core';
import {MAX_KEYWORDS} from '../../../markdown/front-matter/checkFrontMatter';
import type {Schema} from '../../schema/operation';
import type {Operation} from '../load/openApi';

/** Longest title of a page, in characters. */
const MAX_TITLE = 60;

/** Rules of Redocly's strict set that don't suit public read APIs and local nodes. */
const OFF = ['no-server-example.com', 'operation-4xx-response', 'security-defined'];

/** Fixes for rules whose messages don't say what to do. */
const FIXES: Readonly<Record<string, string>> = {
  'no-unresolved-refs': 'Correct the file or the name; the path is relative to this file.',
  'path-parameters-defined': 'Declare it with in: path and required: true, or correct the name.',
  'operation-operationId': 'Add a unique name in lowerCamelCase.',
  'operation-operationId-unique': 'Rename one of them, for example with its tag as prefix.',
  'operation-summary': 'Add the title of its page as summary.',
  'operation-description': 'Add its purpose, units, limits and errors.',
  'operation-singular-tag': 'Use exactly one tag of openapi.yaml.',
  'operation-tag-defined': 'Use a tag of openapi.yaml, or add this one there.',
  'parameter-description': 'Describe it, with unit and encoding.',
  'tag-description': 'Describe what its operations are for.',
};

/** Responses may have undocumented fields; examples must not. */
const EXAMPLES = {severity: 'error', allowAdditionalProperties: false};

const expecting = (type: string, property: string, assertions: object, message: string) => ({
  subject: {type, property},
  assertions,
  message,
  severity: 'error',
});

const SLUG = {defined: true, pattern: '/^[a-z0-9]+(-[a-z0-9]+)*$/'};
const SLUG_MESSAGE = 'x-slug must consist of lower-case letters, digits and single hyphens.';

const CONFIGURED = {
  ...Object.fromEntries(Object.keys(FIXES).map((rule) => [rule, 'error'])),
  ...Object.fromEntries(OFF.map((rule) => [rule, 'off'])),
  'no-invalid-media-type-examples': EXAMPLES,
  'no-invalid-parameter-examples': EXAMPLES,
  'no-invalid-schema-examples': EXAMPLES,
  'rule/title': expecting(
    'Operation',
    'summary',
    {maxLength: MAX_TITLE, notPattern: '/[.!]$/'},
    `The title has more than ${MAX_TITLE} characters, or ends like a sentence.`,
  ),
  'rule/keywords': expecting(
    'Operation',
    'x-keywords',
    {maxLength: MAX_KEYWORDS},
    `There are more than ${MAX_KEYWORDS} keywords. Remove those that the text contains.`,
  ),
  'rule/operation-slug': expecting('Operation', 'x-slug', SLUG, SLUG_MESSAGE),
  'rule/tag-slug': expecting('Tag', 'x-slug', SLUG, SLUG_MESSAGE),
  'rule/tag-title': expecting('Tag', 'x-title', {nonEmpty: true}, 'The tag has no title.'),
  'rule/response': expecting(
    'Response',
    'description',
    {nonEmpty: true},
    'Describe when it is sent.',
  ),
  'rule/parameter-example': expecting('Parameter', 'example', {defined: true}, 'Add an example.'),
  'rule/path-parameter': {
    ...expecting('Parameter', 'required', {defined: true, const: true}, 'Add required: true.'),
    where: [{subject: {type: 'Parameter', property: 'in'}, assertions: {const: 'path'}}],
  },
  'rule/body-example': {
    subject: {type: 'MediaType'},
    where: [{subject: {type: 'MediaType'}, assertions: {required: ['schema']}}],
    assertions: {requireAny: ['example', 'examples']},
    message: 'The body has a schema but no example.',
    severity: 'error',
  },
  'pages/fields': 'error',
  'pages/files': 'error',
};

/** Our own rules: fields must have descriptions, and files the names of their pages. */
const plugin: Plugin = {
  id: 'pages',
  rules: {
    oas3: {
      'pages/fields': (): Oas3Visitor => ({
        SchemaProperties(fields, context) {
          for (const [name, field] of Object.entries(fields as Record<string, Schema>)) {
            if (field.$ref !== undefined || field.description?.trim()) continue;
            const message = `The field ${name} has no description.`;
            context.report({message, location: context.location.child(name)});
          }
        },
        NamedSchemas: {
          Schema(schema, context) {
            if ((schema as Schema).description?.trim()) return;
            context.report({message: `The schema ${context.key} has no description.`});
          },
        },
      }),
      'pages/files': (): Oas3Visitor => ({
        Operation(operation, context) {
          const slug = (operation as Operation)['x-slug'];
          const file = path.basename(context.location.source.absoluteRef);
          if (file === `${slug}.yaml`) return;
          const message = `The page ${slug} is described in ${file}. Rename the file to ${slug}.yaml.`;
          context.report({message, location: context.location.child('x-slug')});
        },
      }),
    },
  },
};

/** How to fix a violation of a rule. */
export function fixOf(rule: string): string {
  return FIXES[rule] ?? 'correct the document, or this place in it, as the message says.';
}

/** The linter's configuration: Redocly's strict rules and those of our pages. */
export const configuration = [
  {extends: ['recommended-strict'], rules: CONFIGURED},
  {plugins: [plugin]},
] as unknown as Parameters<typeof createConfig>;
