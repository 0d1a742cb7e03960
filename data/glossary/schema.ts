/** A term of the glossary. Its key in the file is its ID, which is its anchor and `<Term id>`. */
export type Term = {
  /** The term as written in running text, in the singular: lowercase unless it is a name. */
  readonly term: string;
  /** Other names, spellings and short forms. Pages mark these as well. */
  readonly also?: readonly string[];
  /** One or two sentences in our own words, under 240 characters, without numbers from the data. */
  readonly definition: string;
  /** More information for readers of the glossary. */
  readonly note?: string;
  /** IDs of related terms. */
  readonly see?: readonly string[];
  /** Path of the page that explains the term, such as `/guides/governance/`. */
  readonly page: string;
};

/** The terms of a file by ID, sorted by term. */
export type TermFile = Readonly<Record<string, Term>>;

/** Returns the terms of a file unchanged, so that the editor checks their types. */
export function defineTerms<T extends TermFile>(terms: T): T {
  return terms;
}
