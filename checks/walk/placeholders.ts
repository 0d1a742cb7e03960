import {parseShell} from '../../markdown/commands/parseShell';

/**
 * Names that a reader replaces, in the three forms that pages use: `EOTS_PUBLIC_KEY`, which is the
 * one to write, `<txid>`, and `bbn1…`. The name of the last two is what stands there, without `<>`.
 */
export function placeholdersIn(code: string): string[] {
  const names = new Set<string>();
  for (const {words} of commandsOf(code)) {
    const [program = ''] = words;
    // These take names of variables.
    if (/^(?:read|export|unset|declare|local|readonly)$/.test(program)) continue;
    for (const word of words) {
      for (const match of word.matchAll(PLACEHOLDER)) names.add(match[1] ?? match[0]);
    }
  }
  return [...names];
}

/** Puts values in the places of placeholders; everything else stays as the page has it. */
export function putValues(code: string, values: ReadonlyMap<string, string>): string {
  const names = placeholdersIn(code).filter((name) => values.has(name));
  return names.reduce((text, name) => {
    const value = values.get(name) ?? '';
    const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const place = /^[A-Z][A-Z0-9_]*$/.test(name)
      ? new RegExp(`(?<=${BEFORE})${plain}${AFTER}`, 'g')
      : new RegExp(name.includes('…') ? `(?<![\\w.])${plain}(?![\\w.])` : `<${plain}>`, 'g');
    return text.replace(place, () => value);
  }, code);
}

/** A name in capitals begins a word, or what follows `=`, `:`, `/`, `,` or a quote in it. */
const BEFORE = '(?:^|[\\s=:/,@\'"])';
const AFTER = '(?![\\w=(.-])';
/** Capitals that are meant as they stand. */
const MEANT = 'GET|POST|PUT|DELETE|HEAD|TERM|HUP|INT|KILL|USR1|QUIT|UTC|JSON|SELECT|OK|NULL';
const PLACEHOLDER = new RegExp(
  [
    '<([A-Za-z][\\w .-]*)>',
    `(?<=${BEFORE})(?!(?:${MEANT})\\b)(?!\\w*_STATUS_)[A-Z][A-Z]+[0-9]*(?:_[A-Z0-9]+)*${AFTER}`,
    '[\\w.]*…[\\w.]*',
  ].join('|'),
  'g',
);

function commandsOf(code: string): {readonly words: readonly string[]}[] {
  try {
    return parseShell(code);
  } catch {
    // A step whose quotes go on elsewhere: its lines are taken as they stand.
    return [{words: code.split(/\s+/)}];
  }
}
