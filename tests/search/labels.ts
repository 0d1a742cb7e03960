import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Names of the label files in this folder; `questions` has questions in whole sentences. */
export const LABEL_FILES = ['queries', 'questions'] as const;

export const SETS = ['tuning', 'held', 'independent'] as const;

export const KINDS = [
  'word',
  'phrase',
  'identifier',
  'question',
  'misspelling',
  'synonym',
] as const;

/** A query and the pages that answer it; README.md has the rules for them. */
export type Label = {
  readonly query: string;
  readonly kind: (typeof KINDS)[number];
  /** The ranking may be tuned on `tuning` only. */
  readonly set: (typeof SETS)[number];
  /** Paths of the one or two pages where the reader should arrive. */
  readonly best: readonly string[];
  /** Paths of other pages that answer the query. */
  readonly good?: readonly string[];
};

/** The number of queries, and shares of them from 0 to 1. */
export type Score = {
  readonly queries: number;
  /** Share of queries whose first page is one of the best. */
  readonly firstBest: number;
  /** Share of queries whose first page is best or good. */
  readonly firstRight: number;
  /** Share of queries with a best or good page among the first five. */
  readonly withinFive: number;
};

/** A label with the pages that an engine returned for its query, best first, each once. */
export type RankedLabel = Label & {readonly pages: readonly string[]};

export function readLabels(name: (typeof LABEL_FILES)[number]): Label[] {
  return JSON.parse(readFileSync(path.join(__dirname, `${name}.json`), 'utf8')) as Label[];
}

/** Whether a page answers the query. */
export function isRight({best, good = []}: Label, page: string | undefined): boolean {
  return page !== undefined && (best.includes(page) || good.includes(page));
}

export function scoreOf(labels: readonly RankedLabel[]): Score {
  const share = (test: (label: RankedLabel) => boolean) =>
    labels.filter(test).length / Math.max(1, labels.length);
  return {
    queries: labels.length,
    firstBest: share(({best, pages: [first]}) => first !== undefined && best.includes(first)),
    firstRight: share((label) => isRight(label, label.pages[0])),
    withinFive: share((label) => label.pages.slice(0, 5).some((page) => isRight(label, page))),
  };
}
