/** One term of the glossary. Its key in the file is its id: anchor, and name in `<Term id>`. */
export type Term = {
  /** The term as written in running text, in the singular: lower case unless it is a name. */
  readonly term: string;
  /** Other names, spellings and short forms. Pages mark these as well. */
  readonly also?: readonly string[];
  /** One or two sentences in our own words, under 240 characters, without numbers kept as data. */
  readonly definition: string;
  /** More information for readers of the glossary. */
  readonly note?: string;
  /** Ids of related terms. */
  readonly see?: readonly string[];
  /** Path of the page that explains it, such as `/guides/governance/`. */
  readonly page: string;
};

/** The terms of one file, by id, sorted by term. */
export type TermFile = Readonly<Record<string, Term>>;

/** Types a file of terms. checkGlossary checks everything else. */
export function defineTerms<T extends TermFile>(terms: T): T {
  return terms;
}
