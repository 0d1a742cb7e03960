import path from 'node:path';
import type {Oas3Visitor, Plugin} from '@redocly/openapi-core';
import {MOST_KEYWORDS} from '../../../markdown/front-matter/checkFrontMatter';
import type {Operation, Schema} from '../load/document';

/** Longest title of a page, in characters. */
const LONGEST_TITLE = 60;

/** Redocly's rules without options. The value is the fix, where the message does not give it. */
const RULES: Readonly<Record<string, string>> = {
  struct: '',
  'no-unresolved-refs': 'Correct the file or the name; a file is read from the folder of this one.',
  'no-server-trailing-slash': '',
  'no-empty-servers': '',
  'no-identical-paths': '',
  'no-path-trailing-slash': '',
  'path-not-include-query': '',
  'path-declaration-must-exist': '',
  'path-parameters-defined': 'Declare it with in: path and required: true, or correct the name.',
  'operation-2xx-response': '',
  'operation-description': 'Say what it is for, its units, limits and errors.',
  'operation-operationId': 'Add a name in lowerCamel that no other operation has.',
  'operation-operationId-unique': 'Rename one of them; a tag in front tells them apart.',
  'operation-operationId-url-safe': '',
  'operation-parameters-unique': '',
  'operation-singular-tag': 'Name exactly one tag of openapi.yaml.',
  'operation-summary': 'Add the title of its page as summary.',
  'operation-tag-defined': 'Name a tag of openapi.yaml, or add this one there.',
  'no-enum-type-mismatch': '',
  'no-duplicated-enum-values': '',
  'no-duplicated-tag-names': '',
  'no-mixed-number-range-constraints': '',
  'no-required-schema-properties-undefined': '',
  'no-unused-components': '',
  'parameter-description': 'Say what it is, with unit and encoding.',
  'spec-components-invalid-map-name': '',
  'tag-description': 'Say what its operations are for.',
};

/** Replies may have fields that are not documented; examples may not. */
const EXAMPLES = {severity: 'error', allowAdditionalProperties: false};

const expecting = (type: string, property: string, assertions: object, message: string) => ({
  subject: {type, property},
  assertions,
  message,
  severity: 'error',
});

const SLUG = {defined: true, pattern: '/^[a-z0-9]+(-[a-z0-9]+)*$/'};
const SLUG_MESSAGE = 'x-slug must be lower-case letters, digits and single hyphens.';

const CONFIGURED = {
  'no-invalid-media-type-examples': EXAMPLES,
  'no-invalid-parameter-examples': EXAMPLES,
  'no-invalid-schema-examples': EXAMPLES,
  'rule/title': expecting(
    'Operation',
    'summary',
    {maxLength: LONGEST_TITLE, notPattern: '/[.!]$/'},
    `The title has more than ${LONGEST_TITLE} characters, or ends like a sentence.`,
  ),
  'rule/keywords': expecting(
    'Operation',
    'x-keywords',
    {maxLength: MOST_KEYWORDS},
    `There are more than ${MOST_KEYWORDS} keywords. Remove those that the text contains.`,
  ),
  'rule/operation-slug': expecting('Operation', 'x-slug', SLUG, SLUG_MESSAGE),
  'rule/tag-slug': expecting('Tag', 'x-slug', SLUG, SLUG_MESSAGE),
  'rule/tag-title': expecting('Tag', 'x-title', {nonEmpty: true}, 'The tag has no title.'),
  'rule/response': expecting('Response', 'description', {nonEmpty: true}, 'Say when it is sent.'),
  'rule/parameter-example': expecting('Parameter', 'example', {defined: true}, 'Add an example.'),
  'rule/path-parameter': {
    ...expecting('Parameter', 'required', {defined: true, const: true}, 'Add required: true.'),
    where: [{subject: {type: 'Parameter', property: 'in'}, assertions: {const: 'path'}}],
  },
  'rule/body-example': {
    subject: {type: 'MediaType'},
    where: [{subject: {type: 'MediaType'}, assertions: {required: ['schema']}}],
    assertions: {requireAny: ['example', 'examples']},
    message: 'There is a schema and no example.',
    severity: 'error',
  },
  'pages/fields': 'error',
  'pages/files': 'error',
};

/** Rules of our own: every field has a description, and every operation a file named like its page. */
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
          const message = `The page ${slug} is described in ${file}. Call the file ${slug}.yaml.`;
          context.report({message, location: context.location.child('x-slug')});
        },
      }),
    },
  },
};

/** What to do about a broken rule. */
export function fixOf(rule: string): string {
  return RULES[rule] || 'correct the document, or this place in it, as the message says.';
}

/** The rules as `createConfig` takes them, and the plugin that has ours. */
export const rules = {
  ...Object.fromEntries(Object.keys(RULES).map((rule) => [rule, 'error'])),
  ...CONFIGURED,
} as unknown as Record<string, 'error'>;
export const plugins = [plugin];
