import type {EngineHit} from '../engine/openEngine';
import type {Matcher} from '../engine/matcher';
import {firstSentence} from '../engine/sentences';
import {highlight, snippet, type Tags} from './mark';
import type {Marked, SearchHit, SearchRequest} from './types';

type Hierarchy = {[level: string]: string | null};

/** A record as it is stored, rebuilt from the pack: all attributes that a request may ask for. */
type StoredRecord = {
  objectID: string;
  hierarchy: Hierarchy;
  content: string | null;
  type: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  language: string;
  lang: string;
  docusaurus_tag: string;
  version: string;
  weight: {position: number; level: number; page_rank: number};
};

/** Words of a snippet when the request names none. */
const SNIPPET_WORDS = 10;

/** The record that a hit of the engine shows. */
export function recordOf({page, unit, choice, facets, rank}: EngineHit): StoredRecord {
  const entry = unit.texts[choice.text];
  const [content, anchor] =
    entry === undefined
      ? [null, unit.anchor]
      : typeof entry === 'string'
        ? [entry, unit.anchor]
        : [entry[0], entry[1]];
  const position = unit.first + (content === null ? 0 : choice.text + (unit.begins ? 1 : 0));
  const level = unit.headings.length + 1;
  return {
    objectID: `${page.url}:${position}`,
    hierarchy: {
      lvl0: page.lvl0,
      lvl1: page.title,
      ...Object.fromEntries(
        Array.from({length: 5}, (_, index) => [`lvl${index + 2}`, unit.headings[index] ?? null]),
      ),
    },
    content,
    type: content === null ? `lvl${level}` : 'content',
    url: anchor === null ? page.url : `${page.url}#${anchor}`,
    url_without_anchor: page.url,
    anchor,
    language: facets.language,
    lang: facets.language,
    docusaurus_tag: facets.docusaurus_tag,
    version: facets.version,
    weight: {
      position,
      level: content === null ? 100 - 10 * level : 0,
      page_rank: rank,
    },
  };
}

/** A hit as the protocol sends it. */
export function toHit(hit: EngineHit, matcher: Matcher, request: SearchRequest): SearchHit {
  const record = recordOf(hit);
  const tags = {pre: request.highlightPreTag, post: request.highlightPostTag};
  return {
    ...retrieved(record, request.attributesToRetrieve),
    ...(record.content === null &&
      request.attributesToRetrieve.includes('excerpt') && {excerpt: excerptOf(hit)}),
    objectID: record.objectID,
    _highlightResult: highlights(record, matcher, request.attributesToHighlight, tags),
    _snippetResult: snippets(record, matcher, request, tags),
  };
}

/** What a heading that was found is about. No record has it, so it comes only where it is named. */
function excerptOf({unit}: EngineHit): string | null {
  const texts = unit.texts.map((entry) => (typeof entry === 'string' ? entry : entry[0]));
  return firstSentence(texts) ?? null;
}

function retrieved(record: StoredRecord, names: readonly string[]): {[attribute: string]: unknown} {
  if (names.includes('*')) return record;
  const {hierarchy} = record;
  const levels = Object.keys(hierarchy).filter(
    (level) => names.includes('hierarchy') || names.includes(`hierarchy.${level}`),
  );
  const wanted = Object.entries(record).filter(([name]) => names.includes(name));
  return {
    ...Object.fromEntries(wanted),
    ...(levels.length > 0 && {
      hierarchy: Object.fromEntries(levels.map((level) => [level, hierarchy[level] ?? null])),
    }),
  };
}

/** Texts that can be marked, by attribute. */
function texts({hierarchy, content}: StoredRecord): [attribute: string, text: string][] {
  const all = Object.entries(hierarchy).map(([level, text]) => [`hierarchy.${level}`, text]);
  return [...all, ['content', content]].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
}

function highlights(
  record: StoredRecord,
  matcher: Matcher,
  names: readonly string[],
  tags: Tags,
): Marked<ReturnType<typeof highlight>> {
  const isAsked = (attribute: string) =>
    names.some((name) => name === '*' || name === attribute || attribute.startsWith(`${name}.`));
  return nested(
    texts(record)
      .filter(([attribute]) => isAsked(attribute))
      .map(([attribute, text]) => [attribute, highlight(text, matcher, tags)]),
  );
}

function snippets(
  record: StoredRecord,
  matcher: Matcher,
  request: SearchRequest,
  tags: Tags,
): Marked<ReturnType<typeof snippet>> {
  const asked = new Map(
    request.attributesToSnippet.map((entry): [string, number] => {
      const [name = '', words = ''] = entry.split(':');
      return [name, /^\d{1,4}$/.test(words) ? Math.max(1, Number(words)) : SNIPPET_WORDS];
    }),
  );
  const ellipsis = request.snippetEllipsisText;
  const entries = texts(record).flatMap(
    ([attribute, text]): [string, ReturnType<typeof snippet>][] => {
      const words = asked.get(attribute) ?? asked.get('*');
      if (words === undefined) return [];
      return [[attribute, snippet(text, matcher, {tags, words, ellipsis})]];
    },
  );
  return nested(entries);
}

/** `hierarchy.lvl1` becomes `{hierarchy: {lvl1: …}}`. */
function nested<T>(entries: readonly (readonly [attribute: string, value: T])[]): Marked<T> {
  const result: Marked<T> = {};
  for (const [attribute, value] of entries) {
    const [outer = '', inner] = attribute.split('.');
    if (inner === undefined) result[outer] = value;
    else result.hierarchy = {...result.hierarchy, [inner]: value};
  }
  return result;
}
