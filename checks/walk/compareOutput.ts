import {userInfo} from 'node:os';
import escapeRegExp from 'escape-string-regexp';

/** Patterns of text that may differ between runs, most specific first, and their replacements. */
const VARIABLE_TEXT: readonly (readonly [RegExp, string])[] = [
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
/** Text that a page omits within a line: `…`, `...` and `<txid>`. */
const OMISSION = /[\w+/]*(?:…|\.\.\.)[\w+/]*|<[A-Za-z][\w .-]*>/;
/** The answer that a page shows after a prompt. */
const ANSWER = /(?<=\[y\/n\]:?) \w+$/i;

/**
 * Whether the output of a step matches the page. Numbers, addresses, hashes, base64, dates, home
 * folders and column widths may differ. `…` on the page matches any text, and a line that contains
 * only `…` matches any number of lines.
 */
export function matchesPage(expected: string, output: string): boolean {
  const pattern = linesOf(expected).map((line) => {
    if (/^(?:…|\.\.\.)$/.test(line)) return '(?:.*\n)*?';
    const parts = line.replace(ANSWER, '').split(OMISSION);
    // The typed answer and its line break are not in the output, so a prompt may not end its line.
    const end = /[:?]$/.test(parts.at(-1) ?? '') ? '(?:\n| ?)' : '\n';
    return parts.map((part) => escapeRegExp(normalized(part))).join('.*') + end;
  });
  const text = linesOf(output).map((line) => `${normalized(line)}\n`);
  return new RegExp(`^${pattern.join('')}$`).test(text.join(''));
}

function normalized(line: string): string {
  return VARIABLE_TEXT.reduce(
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
