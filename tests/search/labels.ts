import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Files of labels in this folder; questions are asked in whole sentences. */
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

/** A query and the pages that answer it. README.md says how they were judged. */
export type Label = {
  readonly query: string;
  readonly kind: (typeof KINDS)[number];
  /** The ranking may be tuned on `tuning` only. */
  readonly set: (typeof SETS)[number];
  /** One or two addresses of pages: where the reader should arrive. */
  readonly best: readonly string[];
  /** Addresses of other pages that answer. */
  readonly good?: readonly string[];
};

/** Shares from 0 to 1 of the queries that were asked. */
export type Score = {
  readonly queries: number;
  /** The first page is one of the best. */
  readonly firstBest: number;
  /** The first page is best or good. */
  readonly firstRight: number;
  /** One of the first five pages is best or good. */
  readonly withinFive: number;
};

/** A label with the pages that an engine returned for it, best first, each once. */
export type Answered = Label & {readonly pages: readonly string[]};

export function readLabels(name: (typeof LABEL_FILES)[number]): Label[] {
  return JSON.parse(readFileSync(path.join(__dirname, `${name}.json`), 'utf8')) as Label[];
}

export function isRight({best, good = []}: Label, page: string | undefined): boolean {
  return page !== undefined && (best.includes(page) || good.includes(page));
}

export function scoreOf(answered: readonly Answered[]): Score {
  const share = (test: (label: Answered) => boolean) =>
    answered.filter(test).length / Math.max(1, answered.length);
  return {
    queries: answered.length,
    firstBest: share(({best, pages: [first]}) => first !== undefined && best.includes(first)),
    firstRight: share((label) => isRight(label, label.pages[0])),
    withinFive: share((label) => label.pages.slice(0, 5).some((page) => isRight(label, page))),
  };
}
