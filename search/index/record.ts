import type {Level} from '../searcher';

/** Values that Docusaurus's crawler settings filter by, from the `meta` elements of a page. */
export type PageFacets = {
  language: string;
  docusaurus_tag: string;
  version: string;
};

/**
 * A heading or text that search can find, in the record format of the hosted crawler.
 */
export type SearchRecord = PageFacets & {
  /** URL of the page and position of the record, the same in every build of an unchanged page. */
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
  /** Search terms of the page that its text may not contain; only in the record of its title. */
  keywords?: readonly string[];
  /** The same as `language`, under the older name that some crawlers write. */
  lang: string;
  weight: {
    /** Position on the page, from 0. */
    position: number;
    /** 90 for a title, 10 less for each heading level below it, 0 for text. */
    level: number;
    /** Weight of the page against others; 0 is neutral. */
    page_rank: number;
  };
};

/**
 * File that the build writes all records to, relative to the project. `search:push` and the benchmarks read
 * it; it isn't published.
 */
export const RECORDS_FILE = '.docusaurus/search/records.json';
