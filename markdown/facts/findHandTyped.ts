import escapeRegExp from 'escape-string-regexp';
import {formatFact} from '../../data/format';
import type {FactBase, LoadedFact} from '../../data/load';
import {readFences} from '../commands/readCode';

/** A number in a page that is also in the data. */
export type HandTyped = {line: number; text: string; ids: string[]};

/** Units whose values aren't numbers, or are ordinary words of prose. */
const NOT_SEARCHED = new Set(['date', 'text', 'url', 'hex', 'version']);

/** Shorter numbers, such as `5` or `100`, mean many things in prose. */
const SHORTEST_BARE = 5;

/** Excuses a number on its line that only looks like a fact, with the reason. */
const EXCUSE = /\{\/\* typed: \S/;

/** Languages of blocks that are configuration, or typed at a machine. */
const CODE = new Set(['bash', 'console', 'ini', 'sh', 'shell', 'toml', 'yaml', 'yml']);

/** The same for a code block, after its language: `typed="default of the program"`. */
const CODE_EXCUSE = /(?:^|\s)typed="[^"]*\S[^"]*"/;

/**
 * Finds numbers typed by hand in a page that are in the data: amounts, lengths and shares with their
 * unit, and long bare numbers. They would become stale when the data change. Links, sources and code
 * are ignored, except blocks of configuration and shells. An MDX comment `typed: why` on the line
 * excuses a number, in a block `typed="why"` after the language.
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

/** The forms of each fact in prose, with the ids of facts that have them. */
function searched({facts}: FactBase): Map<string, string[]> {
  return looksOf(facts.values(), (fact) => {
    const bare = formatFact(fact, 'bare');
    const full = formatFact(fact);
    const isOne = /^1(?!\d)/.test(full);
    return [full === bare || isOne ? '' : full, bare.length >= SHORTEST_BARE ? bare : ''];
  });
}

/** Round numbers, such as 10000000, are example amounts. */
function isRound(text: string): boolean {
  return text.replace(/\D/g, '').replace(/^0+|0+$/g, '').length <= 2;
}

/** The forms of each fact in code, where numbers have no commas and are next to their unit. */
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

/** The lines of a page, empty except for code in which numbers count. */
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

/** The page with everything but prose blanked out; lines keep their numbers. */
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
