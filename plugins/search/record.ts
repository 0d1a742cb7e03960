/**
 * One thing that search can find, in the form of a DocSearch record: the headings above it, and
 * its text when it is not a heading itself.
 */
export type SearchRecord = {
  objectID: string;
  url: string;
  type: 'lvl1' | 'lvl2' | 'lvl3' | 'content';
  language: 'en';
  hierarchy: {
    /** Area of the site. */
    lvl0: string;
    /** Title of the page. */
    lvl1: string;
    lvl2: string | null;
    lvl3: string | null;
  };
  content: string | null;
};
