import type {SearchRecord} from './record';

/** A record that answers a query; a higher score stands first. */
export type Hit = {readonly record: SearchRecord; readonly score: number};

/** Longest query, in characters; what is longer is cut. */
export const MAX_QUERY = 64;

const WEIGHT = {lvl1: 100, lvl2: 60, lvl3: 40, content: 10} as const;

/** Words of a text in lower case; identifiers such as `create-bls-key` stay whole as well. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}._/-]*/gu) ?? [];
}

/**
 * Records that hold every word of the query, best first. The last word may be the start of one,
 * since the reader may still be typing.
 */
export function rank(records: readonly SearchRecord[], query: string): Hit[] {
  const wanted = wordsOf(query.slice(0, MAX_QUERY));
  if (!wanted.length) return [];
  const hits: Hit[] = [];
  for (const record of records) {
    const score = scoreOf(record, wanted);
    if (score > 0) hits.push({record, score});
  }
  return hits.sort((a, b) => b.score - a.score || a.record.url.localeCompare(b.record.url));
}

function scoreOf(record: SearchRecord, wanted: readonly string[]): number {
  const own = record.type === 'content' ? record.content : record.hierarchy[record.type];
  const ownWords = wordsOf(own ?? '');
  const {lvl1, lvl2, lvl3} = record.hierarchy;
  const around = wordsOf([lvl1, lvl2, lvl3].filter(Boolean).join(' '));
  let score = 0;
  let inOwn = 0;
  for (const [index, word] of wanted.entries()) {
    const last = index === wanted.length - 1;
    const here = quality(ownWords, word, last);
    const there = quality(around, word, last);
    if (!here && !there) return 0;
    if (here) inOwn += 1;
    score += here * WEIGHT[record.type] + there * 5;
  }
  // A record found only through the headings above it repeats what the heading itself answers.
  if (!inOwn) return 0;
  return ownWords.join(' ') === wanted.join(' ') ? score + 200 : score;
}

/** 2 for the whole word, 1 for its start or a part of an identifier, 0 for none. */
function quality(words: readonly string[], wanted: string, mayBeStart: boolean): number {
  let best = 0;
  for (const word of words) {
    if (word === wanted) return 2;
    if (mayBeStart && word.startsWith(wanted)) best = 1;
    else if (word.split(/[._/-]/).includes(wanted)) best = 1;
  }
  return best;
}
