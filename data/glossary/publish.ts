import type {Glossary} from './load';

/** One term in the format for machines and definition cards. */
export type PublishedTerm = {term: string; definition: string; page: string};

/** Every term by id: the content of `/terms.json`. */
export function publishTerms({terms}: Glossary): Record<string, PublishedTerm> {
  return Object.fromEntries(
    [...terms].map(([id, {term, definition, page}]) => [id, {term, definition, page}]),
  );
}
