import escapeRegExp from 'escape-string-regexp';
import {formatFact} from '../../data/format';
import type {FactBase, LoadedFact} from '../../data/load';
import {readFences} from '../commands/readCode';

/** A number typed by hand that is also in the data. */
export type HandTypedNumber = {line: number; text: string; ids: string[]};

/** Units whose values aren't numbers, or are common in prose, such as dates. */
const NOT_SEARCHED = new Set(['date', 'text', 'url', 'hex', 'version']);

/** Shorter numbers without a unit, such as `5` or `100`, have many meanings. */
const MIN_BARE_LENGTH = 5;

/** A comment that exempts the numbers on its line, with the reason. */
const EXEMPTION = /\{\/\* typed: \S/;

/** Languages of code blocks that contain configuration or commands. */
const SEARCHED_LANGUAGES = new Set([
  'bash',
  'console',
  'ini',
  'sh',
  'shell',
  'toml',
  'yaml',
  'yml',
]);

/** Exempts a code block, in its info string: `typed="default of the program"`. */
const BLOCK_EXEMPTION = /(?:^|\s)typed="[^"]*\S[^"]*"/;

/**
 * Finds numbers on a page that were typed by hand although they are in the data, because they would
 * become stale when the data change: amounts, durations and percentages with their unit, and long
 * numbers without one. Links, sources and code are ignored, except blocks of configuration and
 * commands. An MDX comment `typed: why` exempts a line, and `typed="why"` after the language a block.
 */
export function findHandTypedNumbers(page: string, base: FactBase): HandTypedNumber[] {
  const source = page.split('\n');
  const prose = proseOf(page)
    .split('\n')
    .map((line, index) => (EXEMPTION.test(source[index] ?? '') ? '' : line));
  return [
    ...findForms(prose, formsInProse(base)),
    ...findForms(codeOf(page), formsInCode(base)),
  ].sort((a, b) => a.line - b.line);
}

function findForms(lines: string[], forms: ReadonlyMap<string, string[]>): HandTypedNumber[] {
  const matches: HandTypedNumber[] = [];
  // Longest first, and each match is blanked out, so `0.005 BTC` isn't reported as `0.005` too.
  for (const [text, ids] of [...forms].sort(([a], [b]) => b.length - a.length)) {
    const pattern = new RegExp(`(?<![\\w.,])${escapeRegExp(text)}(?!\\w|[.,]\\d)`, 'g');
    lines.forEach((line, index) => {
      const rest = line.replace(pattern, blank);
      if (rest === line) return;
      lines[index] = rest;
      matches.push({line: index + 1, text, ids});
    });
  }
  return matches;
}

/** Forms in which the values of facts appear in prose, with the ids of the facts. */
function formsInProse({facts}: FactBase): Map<string, string[]> {
  return formsOf(facts.values(), (fact) => {
    const bare = formatFact(fact, 'bare');
    const full = formatFact(fact);
    const isOne = /^1(?![\d.,])/.test(full);
    return [full === bare || isOne ? '' : full, bare.length >= MIN_BARE_LENGTH ? bare : ''];
  });
}

/** Round numbers, such as 10000000, are usually example amounts. */
function isRound(text: string): boolean {
  return text.replace(/\D/g, '').replace(/^0+|0+$/g, '').length <= 2;
}

/** The same in code, where numbers may have no commas and no space before their unit. */
function formsInCode({facts}: FactBase): Map<string, string[]> {
  return formsOf(facts.values(), (fact) => {
    if (typeof fact.value === 'string') return [];
    const raw = formatFact(fact, 'raw');
    const bare = formatFact(fact, 'bare');
    const full = formatFact(fact);
    const unit = {satoshi: 'sat', ubbn: 'ubbn'}[fact.unit as string];
    const isLong = (text: string) => text.replace(/\D/g, '').length >= MIN_BARE_LENGTH;
    return [
      full === bare ? '' : full,
      ...(unit ? [`${raw}${unit}`, `${raw} ${unit}`] : []),
      ...[raw, bare].filter(isLong),
    ].filter((text) => !isRound(text));
  });
}

function formsOf(
  facts: Iterable<LoadedFact>,
  textsOf: (fact: LoadedFact) => string[],
): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const fact of facts) {
    if (NOT_SEARCHED.has(fact.unit)) continue;
    for (const text of new Set(textsOf(fact).filter((form) => /\d/.test(form)))) {
      forms.set(text, [...(forms.get(text) ?? []), fact.id]);
    }
  }
  return forms;
}

/** The lines of a page, empty except in code blocks that are searched. */
function codeOf(page: string): string[] {
  const lines = page.split('\n').map(() => '');
  for (const {code, language, meta, line} of readFences(page)) {
    if (!SEARCHED_LANGUAGES.has(language) || BLOCK_EXEMPTION.test(meta)) continue;
    code.split('\n').forEach((text, index) => {
      lines[line - 1 + index] = text.replace(/\{\{fact:[^}]*\}\}/g, blank);
    });
  }
  return lines;
}

/** The page with everything but prose blanked out, so that line numbers stay the same. */
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
