import {MOST_KEYWORDS} from '../../../markdown/front-matter/checkFrontMatter';
import type {Problem} from '../load/problem';
import type {Api} from '../load/readApi';
import {below, placeOf, type Place} from './place';

/** What readers type for an operation is a short list, as on every other page. */
export function fewKeywords(api: Api): Problem[] {
  const told = (place: Place, keywords: readonly string[] = []): Problem[] => {
    if (keywords.length <= MOST_KEYWORDS) return [];
    const what = `x-keywords has ${keywords.length} entries.`;
    const valid = `up to ${MOST_KEYWORDS} short phrases that readers type and the page's own text lacks`;
    return [{...place, what, valid, fix: 'Remove those that the text says already.'}];
  };
  return [
    ...api.operations.flatMap((found) =>
      told(below(placeOf(found), 'x-keywords'), found.operation['x-keywords']),
    ),
    ...api.sockets.flatMap((socket) =>
      told({file: socket.file, pointer: '/x-keywords'}, socket['x-keywords']),
    ),
  ];
}
