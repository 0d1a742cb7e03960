import type {Root} from 'hast';

/** A document of the finished build, read and parsed once for all steps. */
export type BuiltPage = {
  /** Path below the build folder, such as `stakers/index.html`. */
  readonly file: string;
  /** Address with the base URL; none for a redirect or a frame, which are not routes of the site. */
  readonly route?: string;
  readonly html: string;
  /** The whole document. Steps share it and must not change it. */
  readonly tree: Root;
};
