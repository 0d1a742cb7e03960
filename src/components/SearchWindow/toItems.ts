import type {DocSearchHit} from '@docsearch/react';
import {escapeHtml, keepEscaped} from '../search/escapeHtml';
import {localAddress} from '../search/localAddress';

/**
 * Hits as the window may have them. It writes plain attributes as markup where a hit has no
 * snippet, as saved ones have not, so they are escaped; of a snippet only the marks stay markup.
 * Hits that lead off the site are dropped.
 */
export function toItems(hits: readonly DocSearchHit[], origin: string): DocSearchHit[] {
  return hits.flatMap((hit) => {
    const url = localAddress(hit.url, origin);
    if (url === undefined) return [];
    const levels = Object.entries(hit.hierarchy).map(([level, text]) => [level, safe(text)]);
    const hierarchy = Object.fromEntries(levels) as DocSearchHit['hierarchy'];
    return [{...hit, url, content: safe(hit.content), hierarchy, _snippetResult: marked(hit)}];
  });
}

function safe(text: string | null): string | null {
  return typeof text === 'string' ? escapeHtml(text) : null;
}

/** The snippets of a hit, each escaped but for its marks. */
function marked(hit: DocSearchHit): DocSearchHit['_snippetResult'] {
  return JSON.parse(JSON.stringify(hit._snippetResult ?? {}), (key, value: unknown) =>
    key === 'value' && typeof value === 'string' ? keepMarks(value) : value,
  ) as DocSearchHit['_snippetResult'];
}

function keepMarks(value: string): string {
  return value
    .split(/(<\/?mark>)/)
    .map((part, index) => (index % 2 === 1 ? part : keepEscaped(part)))
    .join('');
}
