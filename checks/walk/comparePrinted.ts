import {userInfo} from 'node:os';
import escapeRegExp from 'escape-string-regexp';

/** Text that may differ between runs, the most specific first. */
const CHANGING: readonly (readonly [RegExp, string])[] = [
  // oxlint-disable-next-line no-control-regex
  [/\u001b\[[0-9;?]*[A-Za-z]|\r/g, ''],
  [/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g, 'DATE'],
  [/(?<=:\d\d )[A-Z]{3,4}\b/g, 'ZONE'],
  [/(?<=\d) ?[AP]M\b/g, ''],
  [/(?<=\d)\.\d+(?=Z)/g, ''],
  [/\b(bbn(?:valoper|valcons)?(?:pub)?|bc|tb|bcrt|sb)1[02-9ac-hj-np-z]{6,}/g, '$1-ADDRESS'],
  [/\b(?:0x)?(?=[a-f]*\d)[0-9a-f]{8,}\b|\b(?=[A-F]*\d)[0-9A-F]{8,}\b/g, 'HEX'],
  [/(?<![\w+/])(?=[\w+/]*[a-z])(?=[\w+/]*[A-Z])(?=[\w+/]*\d)[\w+/]{20,}={0,2}/g, 'BASE64'],
  [/\d+(?:[.,]\d+)*/g, 'N'],
  [/\/home\/[a-z][\w-]*/g, '~'],
  [/\s+/g, ' '],
];
/** Marks of text that a page omits within a line: `…`, `...` and `<txid>`. */
const OPEN = /[\w+/]*(?:…|\.\.\.)[\w+/]*|<[A-Za-z][\w .-]*>/;
/** The answer that a page shows behind a question. */
const ANSWER = /(?<=\[y\/n\]:?) \w+$/i;

/**
 * Whether a step printed what the page says. Numbers, addresses, hashes, base64, dates, home
 * folders and widths of columns may differ; `…` in the page matches anything, and a line of nothing
 * else any number of lines.
 */
export function isAsExpected(expected: string, printed: string): boolean {
  const pattern = linesOf(expected).map((line) => {
    if (/^(?:…|\.\.\.)$/.test(line)) return '(?:.*\n)*?';
    const shown = line.replace(ANSWER, '').split(OPEN);
    // A typed answer is not in the output, so the line of a question may continue.
    const end = /[:?]$/.test(shown.at(-1) ?? '') ? '(?:\n| ?)' : '\n';
    return shown.map((part) => escapeRegExp(normalized(part))).join('.*') + end;
  });
  const text = linesOf(printed).map((line) => `${normalized(line)}\n`);
  return new RegExp(`^${pattern.join('')}$`).test(text.join(''));
}

function normalized(line: string): string {
  return CHANGING.reduce(
    (text, [pattern, name]) => text.replace(pattern, name),
    line.replaceAll(userInfo().homedir, '~'),
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
