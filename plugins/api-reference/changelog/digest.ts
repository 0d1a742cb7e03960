import type {DocumentSource} from '../load/document';

/** What one version of an operation has, in the words that a reader compares. */
export type OperationDigest = {
  readonly slug: string;
  readonly title: string;
  /** Place and type of each parameter, by name: `path, string, required`. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Type of each field of the body that is sent, by path. */
  readonly body: Readonly<Record<string, string>>;
  /** Type of each field of the answer 200, by path: `data.state` is `string`. */
  readonly fields: Readonly<Record<string, string>>;
};

/** One version of a document, with what the changelog compares and nothing else. */
export type Digest = {
  /** How the file was made, for whoever finds it. */
  readonly about: string;
  /** Name of the version, as a reader knows it. */
  readonly version: string;
  readonly date: string;
  readonly sources: readonly DocumentSource[];
  /** Deepest field that was recorded, where that is not all of them. */
  readonly levels?: number;
  /** By method and path: `GET /babylon/epoching/v1/params`. */
  readonly operations: Readonly<Record<string, OperationDigest>>;
};
