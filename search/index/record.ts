import type {Level} from '../searcher';

/** Values that the framework's crawler settings filter by, read from a page's own `meta` elements. */
export type PageFacets = {
  language: string;
  docusaurus_tag: string;
  version: string;
};

/**
 * One thing that search can find, in the format of the hosted crawler's records: where it is,
 * and its text when it is not a heading itself.
 */
export type SearchRecord = PageFacets & {
  /** Address of the page and position in it; the same in every build of the same page. */
  objectID: string;
  /** Headings above the text, or down to the heading itself. */
  hierarchy: Record<Level, string | null>;
  /** Text of a paragraph, list item, table row or code block; null for a heading. */
  content: string | null;
  type: Exclude<Level, 'lvl0'> | 'content';
  /** Absolute path with the anchor, such as `/stakers/#leave-early`. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** Words that readers who need the page type; with its title. */
  keywords?: readonly string[];
  /** The same as `language`, under the older of the two names that crawlers write. */
  lang: string;
  weight: {
    /** Place on the page, from 0. */
    position: number;
    /** 90 for a title, 10 less for each level of heading below it, 0 for text. */
    level: number;
    /** Weight of the page against others; 0 is neutral. */
    page_rank: number;
  };
};

/**
 * Where the build writes all records, below the project: for `search:push` and the benches, and not
 * among the files that are published.
 */
export const RECORDS = '.docusaurus/search/records.json';
