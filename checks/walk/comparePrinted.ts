import {userInfo} from 'node:os';

/** What may be another one each time, most telling first. */
const CHANGING: readonly (readonly [RegExp, string])[] = [
  [
    /(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? +)?(?:\d{1,2} )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*(?: +\d{1,2}(?!\d),?)?(?: +\d{4})?(?: +\d\d:\d\d(?::\d\d)?)?(?: +(?:[A-Z]{3,4}|[+-]\d{4}))?(?: +\d{4})?(?![A-Za-z])/g,
    'DATE',
  ],
  [/\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?: ?(?:Z|UTC|[+-]\d\d:?\d\d))*)?/g, 'DATE'],
  [/\b\d\d?:\d\d(?::\d\d)?(?:\.\d+)?(?: ?[AP]M)?\b/g, 'TIME'],
  [/\b((?:bbn(?:valoper|valcons)?(?:pub)?)|bc|tb|bcrt|sb)1[02-9ac-hj-np-z]{6,}/g, '$1-ADDRESS'],
  [/\b(?:0x)?(?=[a-f]*\d)[0-9a-f]{8,}\b|\b(?=[A-F]*\d)[0-9A-F]{8,}\b/g, 'HEX'],
  [/(?<![\w+/])(?=[\w+/]*[a-z])(?=[\w+/]*[A-Z])(?=[\w+/]*\d)[\w+/]{20,}={0,2}/g, 'BASE64'],
  [/\d+(?:[.,]\d+)*/g, 'N'],
];

/** Colors and other instructions to a terminal. */
// oxlint-disable-next-line no-control-regex
const TERMINAL = /\u001b\[[0-9;?]*[A-Za-z]|\r(?=\n)/g;
const LEFT_OUT = /^(?:…|\.\.\.)$/;
/** What a page leaves to the reader: `…`, `...` and `<txid>`. */
const OPEN = /[\w+/]*(?:…|\.\.\.)[\w+/]*|<[A-Za-z][\w .-]*>/;

const QUESTION = /[:?]$/;
/** What a page shows as typed after a question. */
const ANSWER = /(?<=\[y\/n\]:?) \w+$/i;

/**
 * Whether a step printed what the page says. Numbers, addresses, hashes, base64, dates, the home
 * folder and the width of columns may differ; `…` in the page stands for anything, and a line of
 * nothing else for any number of lines.
 */
export function isAsExpected(expected: string, printed: string): boolean {
  const pattern = linesOf(expected)
    .map((line) => {
      if (LEFT_OUT.test(line)) return '(?:.*\n)*?';
      const shown = line.replace(ANSWER, '');
      const whole = shown.split(OPEN).map(normalised).map(escaped).join('.*');
      // What is typed is not printed, and so the line of a question may not end.
      return whole + (QUESTION.test(shown) ? '(?:\n| ?)' : '\n');
    })
    .join('');
  const text = linesOf(printed)
    .map((line) => `${normalised(line)}\n`)
    .join('');
  return new RegExp(`^${pattern}$`).test(text);
}

/** Text without what changes from one run to the next. */
function normalised(line: string): string {
  const home = line.replaceAll(userInfo().homedir, '~').replace(/\/home\/[a-z][\w-]*/g, '~');
  return CHANGING.reduce((text, [pattern, name]) => text.replace(pattern, name), home);
}

function linesOf(text: string): string[] {
  return text
    .replace(TERMINAL, '')
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
