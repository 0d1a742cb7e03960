import type {EngineHit} from '../engine/openEngine';
import type {Matcher} from '../engine/matcher';
import {firstSentence} from '../engine/sentences';
import {snippet} from './mark';
import type {HitsQuery, SearchHit} from './types';

/** A hit of the engine, as the record that it shows, with what was asked for marked. */
export function toHit(
  {page, unit, choice}: EngineHit,
  matcher: Matcher,
  {words, excerpts}: HitsQuery,
): SearchHit {
  const texts = unit.texts.map((entry) =>
    typeof entry === 'string' ? ([entry, unit.anchor] as const) : entry,
  );
  const chosen = texts[choice.text];
  const [content, anchor] = chosen ?? [null, unit.anchor];
  const position = unit.first + (chosen ? choice.text + (unit.begins ? 1 : 0) : 0);
  const headings = [page.title, ...unit.headings];
  const levels = headings.map((heading, index) => [`lvl${index + 1}`, heading] as const);
  const marked = (text: string) => ({value: snippet(text, matcher, words)});
  return {
    objectID: `${page.url}:${position}`,
    type: chosen ? 'content' : `lvl${headings.length}`,
    url: anchor === null ? page.url : `${page.url}#${anchor}`,
    content,
    hierarchy: {lvl0: page.lvl0, ...Object.fromEntries(levels)},
    // What a heading is about, which a text says itself.
    ...(excerpts && !chosen && {excerpt: firstSentence(texts.map(([text]) => text)) ?? null}),
    _snippetResult: {
      ...(content !== null && {content: marked(content)}),
      hierarchy: Object.fromEntries(
        levels.flatMap(([level, heading]) => (heading === null ? [] : [[level, marked(heading)]])),
      ),
    },
  };
}
