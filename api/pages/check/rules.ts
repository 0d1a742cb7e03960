import path from 'node:path';
import type {createConfig, Oas3Visitor, Plugin} from '@redocly/openapi-core';
import {MAX_KEYWORDS} from '../../../markdown/front-matter/checkFrontMatter';
import type {Schema} from '../../schema/operation';
import type {Operation} from '../load/openApi';

/** Maximum length of a page title, in characters. */
const MAX_TITLE = 60;

/** Rules of Redocly's strict set that don't fit public read-only APIs and local nodes. */
const DISABLED_RULES = ['no-server-example.com', 'operation-4xx-response', 'security-defined'];

/** Fixes for rules whose messages don't say what to do. */
const FIXES: Readonly<Record<string, string>> = {
  'no-unresolved-refs': 'correct the path, which is relative to this file, or the name.',
  'path-parameters-defined':
    'declare the parameter with in: path and required: true, or correct its name.',
  'operation-operationId': 'add a unique operationId in lowerCamelCase.',
  'operation-operationId-unique':
    'rename one of the operations, for example with its tag as a prefix.',
  'operation-summary': 'add the title of the page as the summary.',
  'operation-description': 'describe the purpose, units, limits and errors of the operation.',
  'operation-singular-tag': 'use exactly one tag of openapi.yaml.',
  'operation-tag-defined': 'use a tag of openapi.yaml, or add this tag there.',
  'parameter-description': 'describe the parameter, with its unit and encoding.',
  'tag-description': 'describe the purpose of the operations with this tag.',
};

/** Examples must not have undocumented fields, although responses may have them. */
const EXAMPLE_RULE = {severity: 'error', allowAdditionalProperties: false};

const assertProperty = (type: string, property: string, assertions: object, message: string) => ({
  subject: {type, property},
  assertions,
  message,
  severity: 'error',
});

const SLUG = {defined: true, pattern: '/^[a-z0-9]+(-[a-z0-9]+)*$/'};
const SLUG_MESSAGE = 'x-slug must consist of lowercase letters, digits and single hyphens.';

const RULES = {
  ...Object.fromEntries(Object.keys(FIXES).map((rule) => [rule, 'error'])),
  ...Object.fromEntries(DISABLED_RULES.map((rule) => [rule, 'off'])),
  'no-invalid-media-type-examples': EXAMPLE_RULE,
  'no-invalid-parameter-examples': EXAMPLE_RULE,
  'no-invalid-schema-examples': EXAMPLE_RULE,
  'rule/title': assertProperty(
    'Operation',
    'summary',
    {maxLength: MAX_TITLE, notPattern: '/[.!]$/'},
    `The title has more than ${MAX_TITLE} characters, or ends with a period or an exclamation mark.`,
  ),
  'rule/keywords': assertProperty(
    'Operation',
    'x-keywords',
    {maxLength: MAX_KEYWORDS},
    `There are more than ${MAX_KEYWORDS} keywords. Remove those that the text contains.`,
  ),
  'rule/operation-slug': assertProperty('Operation', 'x-slug', SLUG, SLUG_MESSAGE),
  'rule/tag-slug': assertProperty('Tag', 'x-slug', SLUG, SLUG_MESSAGE),
  'rule/tag-title': assertProperty('Tag', 'x-title', {nonEmpty: true}, 'The tag has no title.'),
  'rule/response': assertProperty(
    'Response',
    'description',
    {nonEmpty: true},
    'The response has no description. Describe when the server sends it.',
  ),
  'rule/parameter-example': assertProperty(
    'Parameter',
    'example',
    {defined: true},
    'The parameter has no example.',
  ),
  'rule/path-parameter': {
    ...assertProperty(
      'Parameter',
      'required',
      {defined: true, const: true},
      'A path parameter must have required: true.',
    ),
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

/** Our own rules: fields must have descriptions, and files must be named after their pages. */
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

/** The fix for violations of a rule. */
export function fixOf(rule: string): string {
  return FIXES[rule] ?? 'correct the document as the message says.';
}

/** The linter's configuration: Redocly's strict rules and those of our pages. */
export const configuration = [
  {extends: ['recommended-strict'], rules: RULES},
  {plugins: [plugin]},
] as unknown as Parameters<typeof createConfig>;
