import type {Facets} from '../engine/format';
import {Refusal} from './refusal';
import type {SearchRequest} from './types';

const FACETS: readonly (keyof Facets | 'lang')[] = [
  'language',
  'lang',
  'docusaurus_tag',
  'version',
];

/**
 * Whether the pages with these facets pass all filters.
 *
 * @throws Refusal 400 for a facet that records do not have.
 */
export function filterOf(filters: SearchRequest['facetFilters']): (facets: Facets) => boolean {
  const parsed = filters.map((any) =>
    any.map((filter) => {
      const colon = filter.indexOf(':');
      const name = FACETS.find((facet) => facet === filter.slice(0, colon).trim());
      if (!name) {
        throw new Refusal(400, `no facet in "${filter}"; expected one of ${FACETS.join(', ')}`);
      }
      const value = filter.slice(colon + 1).trim();
      const isNot = value.startsWith('-');
      return {
        name: name === 'lang' ? 'language' : name,
        value: isNot ? value.slice(1) : value,
        isNot,
      };
    }),
  );
  return (facets) =>
    parsed.every((any) => any.some(({name, value, isNot}) => (facets[name] === value) !== isNot));
}
