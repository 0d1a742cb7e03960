import type {DocSearchHit} from '@docsearch/react';
import {escapeHtml} from '@site/src/components/search/escapeHtml';
import {localAddress} from '@site/src/components/search/localAddress';

/**
 * Hits as the window may have them. It writes plain attributes as markup where a hit has no
 * snippet, as saved ones have not, so they are escaped. Hits that lead off the site are dropped.
 */
export function toItems(hits: readonly DocSearchHit[], origin: string): DocSearchHit[] {
  return hits.flatMap((hit) => {
    const url = localAddress(hit.url, origin);
    if (url === undefined) return [];
    const levels = Object.entries(hit.hierarchy).map(([level, text]) => [level, safe(text)]);
    const hierarchy = Object.fromEntries(levels) as DocSearchHit['hierarchy'];
    return [{...hit, url, content: safe(hit.content), hierarchy}];
  });
}

function safe(text: string | null): string | null {
  return typeof text === 'string' ? escapeHtml(text) : null;
}
