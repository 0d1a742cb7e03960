import type {JsonSchema, OperationDocument} from '../../schema/operation';
import type {Schema} from '../load/document';
import type {Api, ApiOperation} from '../load/readApi';
import {bodyExample, mediaOf} from '../render/examplesOf';
import {refsBelow} from '../../schema/schemas';

/** One operation by itself, as the request panel reads it: `/openapi/<api>/<slug>.json`. */
export function operationDocument(api: Api, found: ApiOperation): OperationDocument {
  const {document} = api;
  const {operation, slug, method, path} = found;
  const body = mediaOf(operation.requestBody?.content);
  const schemas = document.components?.schemas ?? {};
  const used = new Set<string>();
  const schemaOf = (schema: Schema): JsonSchema => {
    for (const name of refsBelow(schema, schemas)) used.add(name);
    return withDefs(schema) as JsonSchema;
  };
  const parameters = found.parameters.flatMap((parameter) => {
    const {name, required = false, description = '', schema = {}, example} = parameter;
    if (parameter.in === 'header') return [];
    return [{name, in: parameter.in, required, description, schema: schemaOf(schema), example}];
  });
  const responses = Object.fromEntries(
    found.responses.map(([status, {description = '', content}]) => {
      const schema = mediaOf(content)?.schema;
      return [status, {description, ...(schema && {schema: schemaOf(schema)})}];
    }),
  );
  const rpc = operation['x-json-rpc'];
  return {
    api: api.id,
    slug,
    operationId: operation.operationId ?? slug,
    title: operation.summary ?? slug,
    method,
    path,
    ...(operation['x-uri-example'] && {exampleUri: operation['x-uri-example']}),
    servers: (document.servers ?? []).map(({url, description = url, 'x-network': network}) => ({
      url,
      network: network ?? 'local',
      label: description,
    })),
    parameters,
    ...(body?.schema && {
      body: {
        required: operation.requestBody?.required ?? false,
        schema: schemaOf(body.schema),
        example: bodyExample(body),
      },
    }),
    responses,
    broadcasts: operation['x-broadcasts'] ?? false,
    ...(operation['x-grpc'] && {grpc: operation['x-grpc']}),
    ...(operation['x-cli'] && {cli: operation['x-cli']}),
    ...(rpc && {jsonRpc: {method: rpc.method, params: [...rpc.params]}}),
    $defs: Object.fromEntries(
      [...used].sort().map((name) => {
        return [name, withDefs(schemas[name] ?? {}) as JsonSchema];
      }),
    ),
  };
}

/** References as they are where schemas stand below `$defs`. */
export function withDefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDefs);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      key === '$ref' && typeof child === 'string'
        ? child.replace(/^#\/components\/schemas\//, '#/$defs/')
        : withDefs(child),
    ]),
  );
}
