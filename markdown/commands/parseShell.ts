/** One simple command of a shell block. */
export type ShellCommand = {
  /** Words as the shell would pass them, without quotes, assignments and redirections. */
  readonly words: readonly string[];
  /** Line of its first word, counted from 1 within the block. */
  readonly line: number;
};

/** What is open to the end of a block, and the line on which it began, counted as above. */
export class NeverClosed extends Error {
  constructor(
    readonly open: string,
    readonly line: number,
  ) {
    super(`${open} is never closed.`);
  }
}

type Word = {text: string; line: number};

/** Words that only run the command after them. */
const PREFIX_WORDS = new Set(
  'sudo env time exec nohup command if then elif else while until do ! {'.split(' '),
);
/** Options of `sudo` and `env` that take a value. */
const PREFIX_VALUES = new Set(['-u', '-g', '-h', '-C', '--user', '--group']);
const KEYWORDS = new Set(['fi', 'done', 'esac', '}', 'in']);
const ASSIGNMENT = /^[A-Za-z_]\w*\+?=/;

/**
 * Splits a shell block of a page into simple commands, also those inside `$(…)`.
 *
 * In a `console` block only lines that begin with `$ ` or `# ` are commands, with their
 * continuations; the rest is output. A `<placeholder>` counts as a word, not as a redirection.
 *
 * @throws NeverClosed for a quote or `$(`
 */
export function parseShell(code: string, language: 'console' | 'bash' = 'bash'): ShellCommand[] {
  const source = language === 'console' ? withoutOutput(code) : code;
  return new Reader(source).commands();
}

/** A `console` block without what is not typed; lines keep their numbers. */
export function withoutOutput(code: string): string {
  let goesOn = false;
  let delimiter: string | undefined;
  return code
    .split('\n')
    .map((line) => {
      if (delimiter !== undefined) {
        if (line.replace(/^> /, '').trim() === delimiter) delimiter = undefined;
        return line.replace(/^> /, '');
      }
      const typed = goesOn ? line.replace(/^> /, '') : /^[$#] (.*)$/.exec(line)?.[1];
      if (typed === undefined) return '';
      goesOn = typed.endsWith('\\');
      delimiter = /<<-?\s*(['"]?)(\w+)\1/.exec(typed)?.[2];
      return typed;
    })
    .join('\n');
}

class Reader {
  private at = 0;
  private line = 1;
  private readonly found: ShellCommand[] = [];
  private words: Word[] = [];
  private heredocs: string[] = [];

  constructor(
    private readonly code: string,
    firstLine = 1,
  ) {
    this.line = firstLine;
  }

  commands(): ShellCommand[] {
    while (this.at < this.code.length) this.step();
    this.endCommand();
    return this.found.sort((a, b) => a.line - b.line);
  }

  private step(): void {
    const rest = this.code.slice(this.at);
    const char = rest.charAt(0);
    if (rest.startsWith('\\\n')) {
      this.skip(2);
    } else if (char === '\n') {
      this.skip(1);
      this.endCommand();
      this.skipHeredocs();
    } else if (/\s/.test(char)) {
      this.skip(1);
    } else if (char === '#') {
      this.skip(/^[^\n]*/.exec(rest)?.[0].length ?? 1);
    } else if (this.isRedirection(rest)) {
      this.redirection(rest);
    } else if (/^[;&|()]/.test(rest)) {
      this.skip(1);
      this.endCommand();
    } else {
      this.words.push(this.word());
    }
  }

  private isRedirection(rest: string): boolean {
    if (/^<[\w.:/-][^<>\n|]*>/.test(rest)) return false;
    return /^(?:\d*(?:>>|>&|<&|>|<)|&>>?|<<)/.test(rest);
  }

  private redirection(rest: string): void {
    const heredoc = /^<<-?\s*(['"]?)(\w+)\1/.exec(rest);
    if (heredoc?.[2] && !rest.startsWith('<<<')) {
      this.heredocs.push(heredoc[2]);
      this.skip(heredoc[0].length);
      return;
    }
    this.skip(/^(?:\d*(?:>>|>&|<&|>|<<<|<)|&>>?)[ \t]*/.exec(rest)?.[0].length ?? 1);
    // A process substitution holds a command of its own; any other target is one word.
    if (this.code.charAt(this.at) === '(') {
      this.inner(this.code.slice(this.at));
    } else {
      this.word();
    }
  }

  private skipHeredocs(): void {
    for (const delimiter of this.heredocs) {
      while (this.at < this.code.length) {
        const line = /^[^\n]*\n?/.exec(this.code.slice(this.at))?.[0] ?? '';
        this.skip(line.length);
        if (line.trim() === delimiter) break;
      }
    }
    this.heredocs = [];
  }

  private word(): Word {
    const line = this.line;
    let text = '';
    while (this.at < this.code.length) {
      const rest = this.code.slice(this.at);
      const char = rest.charAt(0);
      const placeholder = /^<[\w.:/-][^<>\n|]*>/.exec(rest)?.[0];
      if (placeholder) {
        text += placeholder;
        this.skip(placeholder.length);
      } else if (rest.startsWith('\\\n')) {
        this.skip(2);
      } else if (char === '\\') {
        text += rest.charAt(1);
        this.skip(2);
      } else if (char === "'") {
        text += this.quoted("'");
      } else if (char === '"') {
        text += this.doubleQuoted();
      } else if (rest.startsWith('$(')) {
        this.skip(1);
        text += this.inner(rest.slice(1));
      } else if (char === '`') {
        text += this.quoted('`', true);
      } else if (rest.startsWith('${')) {
        const end = rest.indexOf('}');
        const whole = rest.slice(0, end < 0 ? rest.length : end + 1);
        text += whole;
        this.skip(whole.length);
      } else if (/[\s;&|()<>]/.test(char)) {
        break;
      } else {
        text += char;
        this.skip(1);
      }
    }
    return {text, line};
  }

  /** Text up to a closing quote; what stands in back quotes is a command. */
  private quoted(quote: string, isCommand = false): string {
    const end = this.code.indexOf(quote, this.at + 1);
    if (end < 0) this.fail(quote);
    const text = this.code.slice(this.at + 1, end);
    if (isCommand) this.nested(text);
    this.skip(text.length + 2);
    return isCommand ? '$()' : text;
  }

  private doubleQuoted(): string {
    const started = this.line;
    let text = '';
    this.skip(1);
    while (this.code.charAt(this.at) !== '"') {
      const rest = this.code.slice(this.at);
      if (!rest) this.fail('"', started);
      if (rest.startsWith('$(')) {
        this.skip(1);
        text += this.inner(rest.slice(1));
      } else if (rest.startsWith('\\')) {
        text += rest.charAt(1) === '\n' ? '' : rest.charAt(1);
        this.skip(2);
      } else {
        text += rest.charAt(0);
        this.skip(1);
      }
    }
    this.skip(1);
    return text;
  }

  /** Reads `(…)` as commands of their own; in a word it stands as `$()`. */
  private inner(rest: string): string {
    const length = closingLength(rest);
    if (length === undefined) this.fail('$(');
    // `$((…))` is arithmetic, not a command.
    if (!rest.startsWith('((')) this.nested(rest.slice(1, length - 1));
    this.skip(length);
    return '$()';
  }

  private nested(code: string): void {
    this.found.push(...new Reader(code, this.line).commands());
  }

  private endCommand(): void {
    const words = this.words;
    this.words = [];
    let first = 0;
    while (first < words.length) {
      const text = words[first]?.text ?? '';
      if (ASSIGNMENT.test(text)) {
        first += 1;
      } else if (PREFIX_WORDS.has(text)) {
        first += 1;
        first += optionsOf(words, first);
      } else {
        break;
      }
    }
    const command = words.slice(first);
    const start = command[0];
    if (!start || KEYWORDS.has(start.text)) return;
    this.found.push({words: command.map(({text}) => text), line: start.line});
  }

  private skip(length: number): void {
    for (const char of this.code.slice(this.at, this.at + length)) {
      if (char === '\n') this.line += 1;
    }
    this.at += length;
  }

  private fail(open: string, line = this.line): never {
    throw new NeverClosed(open, line);
  }
}

/** How many options stand before the command that `sudo` or `env` runs. */
function optionsOf(words: readonly Word[], first: number): number {
  let count = 0;
  while (words[first + count]?.text.startsWith('-')) {
    count += PREFIX_VALUES.has(words[first + count]?.text ?? '') ? 2 : 1;
  }
  return count;
}

/** Length of a text that begins with `(`, up to its closing bracket. */
function closingLength(text: string): number | undefined {
  let depth = 0;
  let quote = '';
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (quote) {
      if (char === '\\' && quote === '"') index += 1;
      else if (char === quote) quote = '';
    } else if (char === "'" || char === '"') quote = char;
    else if (char === '(') depth += 1;
    else if (char === ')') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return undefined;
}
