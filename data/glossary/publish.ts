import type {Glossary} from './load';

/** A term in `/terms.json`, from which hover cards are shown too. */
export type PublishedTerm = {term: string; definition: string; page: string};

/** The contents of `/terms.json`: every term by ID. */
export function publishTerms({terms}: Glossary): Record<string, PublishedTerm> {
  return Object.fromEntries(
    [...terms].map(([id, {term, definition, page}]) => [id, {term, definition, page}]),
  );
}
