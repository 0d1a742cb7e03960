import type {Schema} from '../load/document';
import type {Api, ApiOperation} from '../load/readApi';
import {mediaOf} from '../render/examplesOf';
import {fieldTree, merged, type Inside} from '../render/fieldTree';
import type {Digest, OperationDigest} from './digest';

/**
 * The digest of a document as it is. `npm run digest:specs` writes it as `previous.json` before a
 * document is changed for a new version of the software.
 *
 * @param date day on which the version was published or read
 */
export function makeDigest(api: Api, date: string): Digest {
  const {info} = api.document;
  return {
    about: `Written by scripts/digest-specs.ts from specs/${api.id}/. The changelog compares with it.`,
    version: info.version,
    date,
    sources: info['x-sources'] ?? [],
    operations: digestOperations(api),
  };
}

/** What each operation has now, by method and path. */
export function digestOperations(api: Api): Record<string, OperationDigest> {
  return Object.fromEntries(
    api.operations.map((found) => [`${found.method} ${found.path}`, digestOperation(api, found)]),
  );
}

function digestOperation(api: Api, found: ApiOperation): OperationDigest {
  const {slug, operation, parameters, responses} = found;
  const answer = responses.find(([status]) => status === '200')?.[1];
  const fieldsOf = (schema: Schema | undefined): Record<string, string> =>
    schema ? Object.fromEntries(walk(api, fieldTree(api.document, schema))) : {};
  return {
    slug,
    title: operation.summary ?? slug,
    parameters: Object.fromEntries(
      parameters.map(({name, required, schema = {}, ...parameter}) => [
        name,
        [parameter.in, shortType(api, schema), ...(required ? ['required'] : [])].join(', '),
      ]),
    ),
    body: fieldsOf(mediaOf(operation.requestBody?.content)?.schema),
    fields: fieldsOf(mediaOf(answer?.content)?.schema),
  };
}

function walk(api: Api, inside: Inside): [string, string][] {
  if (inside.kind === 'choice') return inside.forms.flatMap((form) => walk(api, form.inside));
  if (inside.kind !== 'fields') return [];
  return inside.fields.flatMap((field) => [
    [field.path, shortType(api, field.schema)] as [string, string],
    ...walk(api, field.inside),
  ]);
}

/** Type and encoding in few words, so that only what matters to a program differs. */
function shortType(api: Api, written: Schema): string {
  const schema = merged(api.document, written);
  const types = [schema.type].flat().filter((type) => type !== undefined && type !== 'null');
  const forms = (schema.oneOf ?? schema.anyOf)?.filter((form) => form.type !== 'null');
  if (types.length === 0 && forms?.[0]) return shortType(api, forms[0]);
  if (types[0] === 'array') return `array of ${shortType(api, schema.items ?? {})}`;
  const encoding = encodingOf(schema);
  return `${types[0] ?? 'any'}${encoding && types[0] === 'string' ? ` (${encoding})` : ''}`;
}

function encodingOf({format, contentEncoding, 'x-encoding': encoding = ''}: Schema): string {
  if (encoding.startsWith('hex')) return 'hex';
  if (/int(64)?-string/.test(encoding) || format === 'uint64' || format === 'int64') {
    return '64-bit integer';
  }
  if (encoding === 'base64' || contentEncoding === 'base64' || format === 'byte') return 'base64';
  return format === 'date-time' ? 'date-time' : '';
}
