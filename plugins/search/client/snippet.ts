import {markMatches} from './markMatches';

/** Text shown before the first match and in all, in characters. */
const LEAD = 60;
const LENGTH = 200;

/** The stretch of a text around the first match of a query, with `…` where it was cut. */
export function snippet(text: string, query: string): string {
  if (text.length <= LENGTH) return text;
  const parts = markMatches(text, query);
  const first = parts[0]?.marked === false && parts.length > 1 ? parts[0].text.length : 0;
  const start = first <= LEAD ? 0 : text.indexOf(' ', first - LEAD) + 1 || first;
  // A word without an end in sight is cut where the match begins.
  const from = start > first ? first : start;
  const rest = text.slice(from);
  if (rest.length <= LENGTH) return `${from > 0 ? '…' : ''}${rest}`;
  const space = rest.lastIndexOf(' ', LENGTH);
  const end = space > LENGTH / 2 ? space : LENGTH;
  return `${from > 0 ? '…' : ''}${rest.slice(0, end).replace(/[\ud800-\udbff]$/, '')}…`;
}
