import type {OperationDocument, Schema} from '../../schema/operation';
import {collectRefs} from '../../schema/schemas';
import type {Api, ApiOperation} from '../load/readApi';
import {examplesOf, mediaOf} from '../render/examplesOf';

/** The document of one operation for the request panel: `/openapi/<api>/<slug>.json`. */
export function operationDocument(api: Api, apiOperation: ApiOperation): OperationDocument {
  const {document} = api;
  const {operation, slug, method, path} = apiOperation;
  const body = mediaOf(operation.requestBody?.content);
  const schemas = document.components?.schemas ?? {};
  const used = new Set<string>();
  const schemaOf = (schema: Schema): Schema => {
    for (const name of collectRefs(schema, schemas)) used.add(name);
    return withDefs(schema);
  };
  const parameters = apiOperation.parameters.flatMap((parameter) => {
    const {name, required = false, description = '', schema = {}, example} = parameter;
    if (parameter.in === 'header') return [];
    return [{name, in: parameter.in, required, description, schema: schemaOf(schema), example}];
  });
  const responses = Object.fromEntries(
    apiOperation.responses.map(([status, {description = '', content}]) => {
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
        example: examplesOf(body)[0]?.value,
      },
    }),
    responses,
    broadcasts: operation['x-broadcasts'] ?? false,
    ...(operation['x-grpc'] && {grpc: operation['x-grpc']}),
    ...(operation['x-cli'] && {cli: operation['x-cli']}),
    ...(rpc && {jsonRpc: {method: rpc.method, params: [...rpc.params]}}),
    $defs: Object.fromEntries(
      [...used].sort().map((name) => [name, withDefs(schemas[name] ?? {})]),
    ),
  };
}

/** A copy in which references point into `$defs`. */
export function withDefs<T>(value: T): T {
  const text = JSON.stringify(value);
  return JSON.parse(text.replaceAll('"$ref":"#/components/schemas/', '"$ref":"#/$defs/')) as T;
}
