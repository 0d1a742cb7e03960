/** The three APIs of the reference, named after their folders in `api/specs/`. */
export type ApiId = 'staking-api' | 'babylon-grpc' | 'comet-bft';

/** A JSON Schema (2020-12, as in OpenAPI 3.1) with the extensions that our documents use. */
export type Schema = {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly contentEncoding?: string;
  readonly deprecated?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly 'x-unit'?: string;
  readonly 'x-encoding'?: string;
  /** Encoding of bytes in a JSON-RPC call, if it differs from the encoding in a URI. */
  readonly 'x-json-rpc-encoding'?: string;
  /** Full name of the message in the chain's proto files. */
  readonly 'x-proto'?: string;
  readonly 'x-enum-descriptions'?: Readonly<Record<string, string>>;
  readonly 'x-slug'?: string;
  readonly 'x-since'?: string;
};

/** Schemas by name. */
export type Schemas = Readonly<Record<string, Schema>>;

/** One operation as published at `/openapi/<api>/<slug>.json`, with everything the panel needs. */
export type OperationDocument = {
  api: ApiId;
  /** Last segment of the page's path. */
  slug: string;
  operationId: string;
  title: string;
  method: 'GET' | 'POST';
  /** Path with placeholders for the parameters: `/babylon/epoching/v1/epochs/{epoch_num}`. */
  path: string;
  /** Path and query of the example request, if they differ from the parameters' examples. */
  exampleUri?: string;
  servers: {url: string; network: 'bbn-1' | 'bbn-test-6' | 'local'; label: string}[];
  parameters: {
    name: string;
    in: 'path' | 'query';
    required: boolean;
    description: string;
    schema: Schema;
    example?: unknown;
  }[];
  body?: {required: boolean; schema: Schema; example: unknown};
  /** Keyed by status code or `default`. */
  responses: {[status: string]: {description: string; schema?: Schema}};
  /** Whether a call sends a transaction or changes state. */
  broadcasts: boolean;
  grpc?: {service: string; method: string};
  /** Command with placeholders for the parameters: `babylond query epoching epoch {epoch_num}`. */
  cli?: string;
  jsonRpc?: {method: string; params: string[]};
  /** Every `$ref` in the document is `#/$defs/<name>`. */
  $defs: Schemas;
};

/** A parameter of an operation. */
export type Parameter = OperationDocument['parameters'][number];
