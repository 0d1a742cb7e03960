import type {Facets} from '../engine/format';
import type {HitsQuery} from './types';

/** Whether the pages with these facets pass all filters, each of the form `facet:value`. */
export function filterOf(filters: HitsQuery['facetFilters']): (facets: Facets) => boolean {
  return (facets) => {
    const known = new Set(Object.entries(facets).map(([name, value]) => `${name}:${value}`));
    return filters.every((any) => [any].flat().some((filter) => known.has(filter)));
  };
}
