import type {Schema, Schemas} from '../../schema/operation';

/** A parameter of an operation. */
export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  readonly example?: unknown;
};

/** The schema and the examples of a body. */
export type MediaType = {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<
    Record<string, {readonly summary?: string; readonly value?: unknown}>
  >;
};

/** A response of an operation. */
export type Response = {
  readonly description?: string;
  readonly content?: Readonly<Record<string, MediaType>>;
};

/** Where an operation is available, unless it is available everywhere. */
export type Availability = {
  readonly status: 'live' | 'unreleased' | 'withdrawn' | 'unsafe' | 'conditional';
  readonly versions?: string;
  readonly note?: string;
};

/** Links to related pages: operations by slug, and guides. */
export type Related = {
  readonly operations?: readonly string[];
  readonly guides?: readonly {readonly to: string; readonly label: string}[];
};

/** An operation with our extensions. */
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
  /** Phrases that readers search for, ideally ones that the text doesn't contain. */
  readonly 'x-keywords'?: readonly string[];
  readonly 'x-grpc'?: {readonly service: string; readonly method: string};
  readonly 'x-cli'?: string;
  readonly 'x-json-rpc'?: {
    /** `*` for the operation that accepts any call. */
    readonly method: string;
    readonly params: readonly string[];
    readonly example?: unknown;
  };
  /** Escaped path and query of the example request, if they differ from the parameters' examples. */
  readonly 'x-uri-example'?: string;
  /** Heading below which the tag's page lists the operation. */
  readonly 'x-group'?: string;
  readonly 'x-broadcasts'?: boolean;
  readonly 'x-availability'?: Availability;
  readonly 'x-since'?: string;
  readonly 'x-related'?: Related;
};

/** A group of operations, which has its own page. */
export type Tag = {
  readonly name: string;
  readonly description?: string;
  readonly 'x-slug'?: string;
  readonly 'x-title'?: string;
  /** Headings of the tag's page, in order. */
  readonly 'x-groups'?: readonly string[];
};

/** A server that the samples and the request form can use. */
export type Server = {
  readonly url: string;
  readonly description?: string;
  readonly 'x-network'?: 'bbn-1' | 'bbn-test-6' | 'local';
};

/** A bundled OpenAPI document: every `$ref` points into `components`. */
export type OpenApi = {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary?: string;
    readonly description?: string;
    /** Sources of the document's texts and types. */
    readonly 'x-sources'?: readonly {
      readonly source: string;
      readonly commit?: string;
      readonly date?: string;
    }[];
  };
  readonly servers?: readonly Server[];
  readonly tags?: readonly Tag[];
  readonly paths: Readonly<Record<string, {readonly get?: Operation; readonly post?: Operation}>>;
  readonly components?: {
    readonly schemas?: Schemas;
    readonly parameters?: Readonly<Record<string, Parameter>>;
  };
};
