import {Validator, type Schema as JsonSchema} from '@cfworker/json-schema';
import type {MediaType, Schema} from '../load/document';
import type {Problem} from '../load/problem';
import type {Api} from '../load/readApi';
import {withDefs} from '../publish/operationDocument';
import {mediaOf} from '../render/examplesOf';
import {below, documentPlace, placeOf, type Place} from './place';
import {unknownFields} from './unknownFields';

/**
 * Every example is what its schema says, and has no field that the schema does not name: replies
 * may have more than is documented, examples may not.
 */
export function examplesValidate(api: Api, schemaPlace: (name: string) => Place): Problem[] {
  const schemas = api.document.components?.schemas ?? {};
  const $defs = withDefs(schemas) as Record<string, JsonSchema>;
  const check = (value: unknown, schema: Schema, place: Place): Problem[] => [
    ...wrongValues(value, schema, $defs, place),
    ...unknownFields(api.document, value, schema, place),
  ];
  const checkMedia = (media: MediaType | undefined, place: Place, needed: boolean): Problem[] => {
    const {schema, example, examples = {}} = media ?? {};
    if (!schema) return [];
    if (needed && example === undefined && Object.keys(examples).length === 0) {
      const what = 'there is a schema and no example.';
      const fix = 'Add examples: {name: {summary: …, value: …}} beside it.';
      return [{...place, what, fix}];
    }
    return [
      ...(example === undefined ? [] : check(example, schema, below(place, 'example'))),
      ...Object.entries(examples).flatMap(([name, {value}]) =>
        check(value, schema, below(place, 'examples', name, 'value')),
      ),
    ];
  };

  return [
    ...api.operations.flatMap((found) => {
      const place = placeOf(found);
      const body = found.operation.requestBody?.content;
      return [
        ...found.parameters.flatMap(({example, schema = {}}, index) =>
          example === undefined
            ? []
            : check(example, schema, below(place, 'parameters', index, 'example')),
        ),
        ...checkMedia(mediaOf(body), below(place, 'requestBody', 'content', typeOf(body)), true),
        ...found.responses.flatMap(([status, {content}]) =>
          checkMedia(
            mediaOf(content),
            below(place, 'responses', status, 'content', typeOf(content)),
            true,
          ),
        ),
      ];
    }),
    ...Object.entries(schemas).flatMap(([name, schema]) =>
      (schema.examples ?? []).flatMap((example, index) =>
        check(example, schema, below(schemaPlace(name), 'examples', index)),
      ),
    ),
    ...api.sockets.flatMap(({file, params, replies, eventSchema}) => [
      ...params.flatMap(({example, schema}, index) =>
        example === undefined
          ? []
          : check(example, schema, {file, pointer: `/params/${index}/example`}),
      ),
      ...replies.flatMap(({kind, value}, index) => {
        if (kind !== 'event' || eventSchema === undefined) return [];
        const {result} = value as {result?: unknown};
        const place = {file, pointer: `/replies/${index}/value/result`};
        return check(result, {$ref: `#/components/schemas/${eventSchema}`}, place);
      }),
    ]),
    ...(api.operations.length === 0
      ? [{...documentPlace(api), what: 'there are no operations.', fix: 'Add paths.'}]
      : []),
  ];
}

function typeOf(content: Readonly<Record<string, MediaType>> | undefined): string {
  return Object.keys(content ?? {})[0] ?? 'application/json';
}

/** Keywords that only say that something below is wrong; what is below tells it better. */
const OUTER = new Set(['properties', '$ref', 'items', 'allOf', 'additionalProperties']);

function wrongValues(
  value: unknown,
  schema: Schema,
  $defs: Record<string, JsonSchema>,
  place: Place,
): Problem[] {
  const whole = {...(withDefs(schema) as JsonSchema), $defs};
  const {errors} = new Validator(whole, '2020-12', false).validate(value);
  return errors
    .filter(({keyword}) => !OUTER.has(keyword))
    .map(({error, instanceLocation, keyword}) => ({
      file: place.file,
      pointer: `${place.pointer}${instanceLocation.replace(/^#/, '')}`,
      what: `the example is not what the schema says: ${error.replace(/\.$/, '')} (${keyword}).`,
      fix: 'Correct the example if the software never sends it; else correct the schema.',
    }));
}
