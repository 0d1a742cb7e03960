import escapeRegExp from 'escape-string-regexp';
import {formatFact} from '../../data/format';
import type {FactBase, LoadedFact} from '../../data/load';
import {readFences} from '../commands/readFences';

/** A number in a page that the data already holds. */
export type HandTyped = {line: number; text: string; ids: string[]};

/** Units whose values are not numbers, or are ordinary words of prose. */
const NOT_SEARCHED = new Set(['date', 'text', 'url', 'hex', 'version']);

/** Shorter ones, such as `5` or `100`, mean many things in prose. */
const SHORTEST_BARE = 5;

/** Says that a number on this line only looks like a fact, and why. */
const EXCUSE = /\{\/\* typed: \S/;

/** Languages of blocks that are configuration, or typed at a machine. */
const CODE = new Set(['bash', 'console', 'ini', 'sh', 'shell', 'toml', 'yaml', 'yml']);

/** The same for a block of code, behind its language: `typed="default of the program"`. */
const CODE_EXCUSE = /(?:^|\s)typed="[^"]*\S[^"]*"/;

/**
 * Numbers typed by hand in a page that are in the data: amounts, lengths and shares with their
 * unit, and long bare numbers. They would stay behind when the data changes. Links and the list of
 * sources do not count, and of code only blocks of configuration and of shells. An MDX comment
 * `typed: why` on the line excuses it, in a block `typed="why"` behind the language.
 */
export function findHandTyped(page: string, base: FactBase): HandTyped[] {
  const source = page.split('\n');
  const prose = proseOf(page)
    .split('\n')
    .map((line, index) => (EXCUSE.test(source[index] ?? '') ? '' : line));
  return [...find(prose, searched(base)), ...find(codeOf(page), searchedInCode(base))].sort(
    (a, b) => a.line - b.line,
  );
}

function find(lines: string[], looks: ReadonlyMap<string, string[]>): HandTyped[] {
  const found: HandTyped[] = [];
  // Longest first, and each place counts once: `0.005 BTC` is not also `0.005`.
  for (const [text, ids] of [...looks].sort(([a], [b]) => b.length - a.length)) {
    const pattern = new RegExp(`(?<![\\w.,])${escapeRegExp(text)}(?!\\w|[.,]\\d)`, 'g');
    lines.forEach((line, index) => {
      const rest = line.replace(pattern, blank);
      if (rest === line) return;
      lines[index] = rest;
      found.push({line: index + 1, text, ids});
    });
  }
  return found;
}

/** How each fact can look in prose, with the ids that look that way. */
function searched({facts}: FactBase): Map<string, string[]> {
  return looksOf(facts.values(), (fact) => {
    const bare = formatFact(fact, 'bare');
    const full = formatFact(fact);
    const isOne = /^1(?!\d)/.test(full);
    return [full === bare || isOne ? '' : full, bare.length >= SHORTEST_BARE ? bare : ''];
  });
}

/** Round numbers, such as 10000000, are what an example takes for any amount. */
function isRound(text: string): boolean {
  return text.replace(/\D/g, '').replace(/^0+|0+$/g, '').length <= 2;
}

/** How each fact can look in code, where digits have no commas and are next to their unit. */
function searchedInCode({facts}: FactBase): Map<string, string[]> {
  return looksOf(facts.values(), (fact) => {
    if (typeof fact.value === 'string') return [];
    const raw = formatFact(fact, 'raw');
    const bare = formatFact(fact, 'bare');
    const full = formatFact(fact);
    const unit = {satoshi: 'sat', ubbn: 'ubbn'}[fact.unit as string];
    const isLong = (text: string) => text.replace(/\D/g, '').length >= SHORTEST_BARE;
    return [
      full === bare ? '' : full,
      ...(unit ? [`${raw}${unit}`, `${raw} ${unit}`] : []),
      ...[raw, bare].filter(isLong),
    ].filter((text) => !isRound(text));
  });
}

function looksOf(
  facts: Iterable<LoadedFact>,
  textsOf: (fact: LoadedFact) => string[],
): Map<string, string[]> {
  const looks = new Map<string, string[]>();
  for (const fact of facts) {
    if (NOT_SEARCHED.has(fact.unit)) continue;
    for (const text of new Set(textsOf(fact).filter((look) => /\d/.test(look)))) {
      looks.set(text, [...(looks.get(text) ?? []), fact.id]);
    }
  }
  return looks;
}

/** The lines of a page with everything left empty that is not code of the kinds that count. */
function codeOf(page: string): string[] {
  const lines = page.split('\n').map(() => '');
  for (const {code, language, meta, line} of readFences(page)) {
    if (!CODE.has(language) || CODE_EXCUSE.test(meta)) continue;
    code.split('\n').forEach((text, index) => {
      lines[line - 1 + index] = text.replace(/\{\{fact:[^}]*\}\}/g, blank);
    });
  }
  return lines;
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
