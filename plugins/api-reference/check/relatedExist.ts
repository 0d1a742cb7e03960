import type {Related} from '../load/document';
import type {Problem} from '../load/problem';
import type {Api} from '../load/readApi';
import {nearest} from '../../../suggest/nearest';
import {below, placeOf, type Place} from './place';

/** What a page leads on to exists: operations of the same interface, and pages of the site. */
export function relatedExist(api: Api, site?: (address: string) => boolean): Problem[] {
  const slugs = [...api.operations, ...api.sockets].map(({slug}) => slug);
  return [
    ...api.operations.map(
      (found) => [found.operation['x-related'], below(placeOf(found), 'x-related')] as const,
    ),
    ...api.sockets.map(
      ({'x-related': related, file}) => [related, {file, pointer: '/x-related'}] as const,
    ),
  ].flatMap(([related, place]) => problemsOf(related, place, slugs, site));
}

function problemsOf(
  related: Related | undefined,
  place: Place,
  slugs: readonly string[],
  site?: (address: string) => boolean,
): Problem[] {
  const operations = (related?.operations ?? []).flatMap((slug, index): Problem[] => {
    if (slugs.includes(slug)) return [];
    const at = below(place, 'operations', index);
    const valid = `nearest are ${nearest(slug, slugs).join(', ')}`;
    const fix = 'Name the x-slug of an operation of this document.';
    return [{...at, what: `no operation has the slug "${slug}".`, valid, fix}];
  });
  const guides = (related?.guides ?? []).flatMap(({to}, index): Problem[] => {
    if (!site || site(to)) return [];
    const at = below(place, 'guides', index);
    const fix = 'Link a page that exists, from / to the slash at its end.';
    return [{...at, what: `this site has no page ${to}.`, fix}];
  });
  return [...operations, ...guides];
}
