import {formatFact} from '../../data/format';
import type {FactBase} from '../../data/load';

/** A number in prose that the data already holds. */
export type HandTyped = {line: number; text: string; ids: string[]};

/** Units whose values are no numbers, or are ordinary words of prose. */
const NOT_SEARCHED = new Set(['date', 'text', 'url', 'hex', 'version']);

/** Shorter ones, such as `5` or `100`, stand in prose for many things. */
const SHORTEST_BARE = 5;

/** Says that a number on this line only looks like a fact, and why. */
const EXCUSE = /\{\/\* typed: \S/;

/**
 * Numbers typed by hand in a page that stand in the data: amounts, lengths and shares with their
 * unit, and long bare numbers. They would stay behind when the data changes. Code, links and the
 * list of sources do not count; an MDX comment `typed: why` on the line excuses it.
 */
export function findHandTyped(page: string, base: FactBase): HandTyped[] {
  const source = page.split('\n');
  const lines = proseOf(page)
    .split('\n')
    .map((line, index) => (EXCUSE.test(source[index] ?? '') ? '' : line));
  const found: HandTyped[] = [];
  // Longest first, and each place counts once: `0.005 BTC` is not also `0.005`.
  for (const [text, ids] of [...searched(base)].sort(([a], [b]) => b.length - a.length)) {
    const pattern = new RegExp(`(?<![\\w.,])${escape(text)}(?!\\w|[.,]\\d)`, 'g');
    lines.forEach((line, index) => {
      const rest = line.replace(pattern, blank);
      if (rest === line) return;
      lines[index] = rest;
      found.push({line: index + 1, text, ids});
    });
  }
  return found.sort((a, b) => a.line - b.line);
}

/** How each fact can look in prose, with the ids that look so. */
function searched({facts}: FactBase): Map<string, string[]> {
  const looks = new Map<string, string[]>();
  for (const fact of facts.values()) {
    if (NOT_SEARCHED.has(fact.unit)) continue;
    const bare = formatFact(fact, 'bare');
    const full = formatFact(fact);
    const texts = [full === bare ? '' : full, bare.length >= SHORTEST_BARE ? bare : ''];
    for (const text of texts.filter((look) => /\d/.test(look))) {
      looks.set(text, [...(looks.get(text) ?? []), fact.id]);
    }
  }
  return looks;
}

/** The page with everything blanked out that is not prose; lines stay where they are. */
function proseOf(page: string): string {
  const end = page.search(/^## Sources$/m);
  return (end < 0 ? page : page.slice(0, end))
    .replace(/^---\n[\s\S]*?\n---/, blank)
    .replace(/```[\s\S]*?```/g, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(/<[A-Za-z][^>]*>/g, blank)
    .replace(/\]\([^)]*\)/g, blank)
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, blank);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
