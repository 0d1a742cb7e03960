import type {DocumentSource} from './document';

/** What one version of an operation has, in the words that a reader compares. */
export type OperationDigest = {
  readonly slug: string;
  readonly title: string;
  /** Where and of which type each parameter is, by name: `path string, required`. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Type of each field of the body that is sent, by path. */
  readonly body?: Readonly<Record<string, string>>;
  /** Type of each field of the answer, by path: `data.state` is `string`. */
  readonly fields: Readonly<Record<string, string>>;
};

/** One version of a document, with what the changelog compares and nothing else. */
export type Digest = {
  readonly version: string;
  readonly date: string;
  readonly sources: readonly DocumentSource[];
  /** By method and path: `GET /babylon/epoching/v1/params`. */
  readonly operations: Readonly<Record<string, OperationDigest>>;
};
