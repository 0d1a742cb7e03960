import {readFileSync} from 'node:fs';

/** Levels of the hierarchy, as the DocSearch window asks for them. */
const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/**
 * Bodies as the DocSearch window sends them: of every known query the whole and a beginning, as
 * somebody writes it. The order is mixed and always the same.
 */
export function queryBodies(): string[] {
  const queries = JSON.parse(readFileSync('tests/search/queries.json', 'utf8')) as {
    query: string;
  }[];
  const texts = queries.flatMap(({query}, index) => [
    query,
    query.slice(0, Math.max(2, 2 + ((index * 7) % query.length))),
  ]);
  const key = (text: string, index: number) => (index * 7919 + text.length * 104_729) % 1009;
  return texts
    .map((text, index) => ({text, place: key(text, index)}))
    .sort((a, b) => a.place - b.place)
    .map(({text}) => bodyOf(text));
}

function bodyOf(query: string): string {
  const hierarchy = LEVELS.map((level) => `hierarchy.${level}`);
  const request = {
    query,
    indexName: 'babylon-docs',
    attributesToRetrieve: [...hierarchy, 'content', 'type', 'url'],
    attributesToSnippet: [...hierarchy.slice(1).map((name) => `${name}:10`), 'content:10'],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: false,
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ],
  };
  return JSON.stringify({requests: [request]});
}
