import type {Match, Matcher} from '../engine/matcher';

/** Stands where words of the text were left out. */
const ELLIPSIS = '…';

/** White space splits a text into what a snippet counts as words. */
const WORDS = /\S+/g;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that means itself in HTML, in an element and in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** At most `words` words of the text, escaped and marked, where most of the query stands together. */
export function snippet(text: string, matcher: Matcher, words: number): string {
  const matches = marksIn(text, matcher);
  const places = [...text.matchAll(WORDS)].map(({0: word, index}) => ({
    start: index,
    end: index + word.length,
  }));
  if (places.length <= words) return tagged(text, matches, 0, text.length);
  const first = bestStart(places, matches, words);
  const start = places[first]?.start ?? 0;
  const end = places[Math.min(places.length, first + words) - 1]?.end ?? text.length;
  const before = first > 0 ? ELLIPSIS : '';
  const after = end < text.length ? ELLIPSIS : '';
  return before + tagged(text, matches, start, end) + after;
}

/** Strong words are marked; weak ones only when the query has no others. */
function marksIn(text: string, matcher: Matcher): Match[] {
  return matcher.match(text).matches.filter(({slot}) => !matcher.words[slot]?.weak);
}

/** The first of the words to show: the window with most of the query, a little before it. */
function bestStart(
  places: readonly {start: number; end: number}[],
  matches: readonly Match[],
  words: number,
): number {
  const slotsAt = places.map(({start, end}) =>
    matches.filter((match) => match.start < end && match.end > start),
  );
  let best = {value: 0, first: 0};
  for (let first = 0; first < places.length; first += 1) {
    if (slotsAt[first]?.length === 0) continue;
    const seen = new Map<number, number>();
    for (const {slot, weight} of slotsAt.slice(first, first + words).flat()) {
      seen.set(slot, Math.max(seen.get(slot) ?? 0, weight));
    }
    const value = [...seen.values()].reduce((sum, weight) => sum + weight, 0);
    if (value > best.value) best = {value, first};
  }
  if (best.value === 0) return 0;
  const lead = Math.min(best.first, Math.floor(words / 4));
  return Math.max(0, Math.min(best.first - lead, places.length - words));
}

function tagged(text: string, matches: readonly Match[], from: number, to: number): string {
  let html = '';
  let at = from;
  for (const {start, end} of matches) {
    if (start < at || end > to) continue;
    html += `${escapeHtml(text.slice(at, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    at = end;
  }
  return html + escapeHtml(text.slice(at, to));
}
