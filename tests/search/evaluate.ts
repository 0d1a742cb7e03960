/** One query with the pages that answer it. */
export type Expected = {
  readonly query: string;
  readonly kind: 'word' | 'phrase' | 'identifier' | 'question' | 'misspelling' | 'synonym';
  /** Any of them is right; one that ends with an asterisk stands for all that begin so. */
  readonly pages: readonly string[];
  /** Kept apart: the ranking was not tuned on it. */
  readonly held?: boolean;
};

/** Pages in the order of their first hits, by address without anchor. */
export type Search = (query: string) => Promise<readonly string[]>;

export type Figures = {
  readonly queries: number;
  /** Share of queries whose first hit is right. */
  readonly first: number;
  /** Share with a right page among the first five. */
  readonly five: number;
  /** Mean of 1 by the place of the first right page. */
  readonly mrr: number;
};

export type Outcome = {
  readonly expected: Expected;
  readonly place: number;
  readonly got: readonly string[];
};

/** Runs every query; a place is from 1, or 0 when no right page was found. */
export async function runQueries(queries: readonly Expected[], search: Search): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const expected of queries) {
    const got = [...new Set(await search(expected.query))];
    const place = got.findIndex((page) => expected.pages.some((right) => isRight(page, right))) + 1;
    outcomes.push({expected, place, got});
  }
  return outcomes;
}

export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const share = (test: (place: number) => boolean) =>
    outcomes.filter(({place}) => test(place)).length / Math.max(1, outcomes.length);
  return {
    queries: outcomes.length,
    first: share((place) => place === 1),
    five: share((place) => place >= 1 && place <= 5),
    mrr:
      outcomes.reduce((sum, {place}) => sum + (place ? 1 / place : 0), 0) /
      Math.max(1, outcomes.length),
  };
}

function isRight(page: string, right: string): boolean {
  return right.endsWith('*') ? page.startsWith(right.slice(0, -1)) : page === right;
}
