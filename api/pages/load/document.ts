/** A schema as OpenAPI 3.1 has it: JSON Schema 2020-12 with the extensions of our documents. */
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
  readonly prefixItems?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly 'x-unit'?: string;
  readonly 'x-encoding'?: string;
  readonly 'x-enum-descriptions'?: Readonly<Record<string, string>>;
  readonly 'x-proto'?: string;
  readonly 'x-slug'?: string;
  readonly 'x-since'?: string;
};

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  readonly example?: unknown;
};

/** A named example of a body. */
type Example = {readonly summary?: string; readonly value?: unknown};

export type MediaType = {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
};

export type Response = {
  readonly description?: string;
  readonly content?: Readonly<Record<string, MediaType>>;
};

/** Where an operation is to be had, when that is not everywhere. */
export type Availability = {
  readonly status: 'live' | 'unreleased' | 'withdrawn' | 'unsafe' | 'conditional';
  readonly versions?: string;
  readonly note?: string;
};

export type Related = {
  readonly operations?: readonly string[];
  readonly guides?: readonly {readonly to: string; readonly label: string}[];
};

export type Operation = {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly description?: string;
    readonly required?: boolean;
    readonly content?: Readonly<Record<string, MediaType>>;
  };
  readonly responses?: Readonly<Record<string, Response>>;
  readonly 'x-slug'?: string;
  /** Phrases that readers type for it, for the search; best are those that its text does not use. */
  readonly 'x-keywords'?: readonly string[];
  readonly 'x-grpc'?: {readonly service: string; readonly method: string};
  readonly 'x-cli'?: string;
  readonly 'x-json-rpc'?: {
    /** `*` stands for the operation that takes every method. */
    readonly method: string;
    readonly params: readonly string[];
    readonly example?: unknown;
  };
  /** Path and query of the example request, escaped, where our own rules would not give it. */
  readonly 'x-uri-example'?: string;
  /** Heading of the tag's page below which the operation stands. */
  readonly 'x-group'?: string;
  readonly 'x-broadcasts'?: boolean;
  readonly 'x-availability'?: Availability;
  readonly 'x-since'?: string;
  readonly 'x-related'?: Related;
};

export type Tag = {
  readonly name: string;
  readonly description?: string;
  readonly 'x-slug'?: string;
  readonly 'x-title'?: string;
  /** Headings of its page, in order. */
  readonly 'x-groups'?: readonly string[];
};

export type Server = {
  readonly url: string;
  readonly description?: string;
  readonly 'x-network'?: 'bbn-1' | 'bbn-test-6' | 'local';
};

/** Where the words and types of a document come from. */
export type DocumentSource = {
  readonly source: string;
  readonly commit?: string;
  readonly date?: string;
};

/** A whole OpenAPI document after bundling: every `$ref` points into `components`. */
export type OpenApi = {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary?: string;
    readonly description?: string;
    readonly 'x-sources'?: readonly DocumentSource[];
  };
  readonly servers?: readonly Server[];
  readonly tags?: readonly Tag[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
  };
};

type PathItem = {readonly get?: Operation; readonly post?: Operation};
