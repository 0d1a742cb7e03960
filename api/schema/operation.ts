/** The three APIs of the reference, as their folder in `api/specs/` is called. */
export type ApiId = 'staking-api' | 'babylon-grpc' | 'comet-bft';

/** A schema of JSON Schema 2020-12, as OpenAPI 3.1 uses it. */
export type JsonSchema = {[keyword: string]: unknown};

/** One operation as published at `/openapi/<api>/<slug>.json`: all that the panel has to know. */
export type OperationDocument = {
  api: ApiId;
  /** Last segment of the page's path. */
  slug: string;
  operationId: string;
  title: string;
  method: 'GET' | 'POST';
  /** With places for the parameters: '/babylon/epoching/v1/epochs/{epoch_num}'. */
  path: string;
  /** Path and query of the example request, where the parameters' own examples do not give one. */
  exampleUri?: string;
  servers: {url: string; network: 'bbn-1' | 'bbn-test-6' | 'local'; label: string}[];
  parameters: {
    name: string;
    in: 'path' | 'query';
    required: boolean;
    description: string;
    schema: JsonSchema;
    example?: unknown;
  }[];
  body?: {required: boolean; schema: JsonSchema; example: unknown};
  /** By status code, or 'default'. */
  responses: {[status: string]: {description: string; schema?: JsonSchema}};
  /** Whether calling it sends a transaction or changes something. */
  broadcasts: boolean;
  grpc?: {service: string; method: string};
  /** Command line with places for the parameters: `babylond query epoching epoch {epoch_num}`. */
  cli?: string;
  jsonRpc?: {method: string; params: string[]};
  /** Every `$ref` in the document is '#/$defs/Name'. */
  $defs: {[name: string]: JsonSchema};
};

/** A parameter of an operation. */
export type Parameter = OperationDocument['parameters'][number];
