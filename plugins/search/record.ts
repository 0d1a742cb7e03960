/** Heading levels of a record: the area, the page, then headings from `h2` to `h6`. */
export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/**
 * One thing that search can find, in the form of a DocSearch record: where it stands, and its
 * text when it is not a heading itself.
 */
export type SearchRecord = {
  /** Address of the page and position in it; the same in every build of the same page. */
  objectID: string;
  /** Headings above the text, or down to the heading itself. */
  hierarchy: Record<Level, string | null>;
  /** Text of a paragraph, list item, table row or code block; null for a heading. */
  content: string | null;
  type: Exclude<Level, 'lvl0'> | 'content';
  /** Absolute path with the anchor, such as `/stakers/#leave-early`. */
  url: string;
  anchor: string | null;
  language: 'en';
};
