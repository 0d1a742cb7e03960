import type {Hierarchy} from './headings';

/** What is read of a hit. Plain attributes are raw text, marked ones are escaped. */
export type FoundHit = {
  readonly objectID: string;
  /** The level of the heading that was found, as `lvl2`, or `content`. */
  readonly type?: string;
  readonly url: string;
  /** Name of the site that it leads to, where that is another one. */
  readonly host?: string;
  readonly content?: string | null;
  /** What a heading is about, where the engine tells it. */
  readonly excerpt?: string | null;
  readonly hierarchy: Hierarchy;
  readonly _snippetResult?: {
    readonly content?: {readonly value: string};
    readonly hierarchy?: {readonly [level: string]: {readonly value: string} | undefined};
  };
};
