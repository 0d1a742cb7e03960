/** One simple command of a shell block. */
export type ShellCommand = {
  /** Words as the shell would pass them, without quotes, assignments and redirections. */
  readonly words: readonly string[];
  /** Line of its first word, counted from 1 within the block. */
  readonly line: number;
};

/** A quote or `$(` that the block never closes, and its line, counted as above. */
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

const SKIPPED = /\\\n|[^\S\n]+|#[^\n]*/y;
const HEREDOC = /<<-?\s*(['"]?)(\w+)\1/y;
const REDIRECTION = /(?!<[\w.:/-][^<>\n|]*>)(?:\d*(?:>>|>&|<&|<<<|>|<)|&>>?)[ \t]*/y;
const OPERATOR = /[\n;&|()]/y;
/** Part of a word that is passed as written: a placeholder, a parameter, plain characters. */
const LITERAL = /<[\w.:/-][^<>\n|]*>|\$\{[^}]*\}?|[^\s;&|()<>\\'"`$]+|\$(?!\()/y;
/** The rest of `$((…))`, which is not a command. */
const ARITHMETIC = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\)/y;

/**
 * Splits a shell block of a page into simple commands, including those inside `$(…)`.
 *
 * In a `console` block only lines that begin with `$ ` or `# ` are commands, with their
 * continuations; the rest is output. A `<placeholder>` counts as a word, not as a redirection.
 *
 * @throws NeverClosed for a quote or `$(`
 */
export function parseShell(code: string, language: 'console' | 'bash' = 'bash'): ShellCommand[] {
  return new Parser(language === 'console' ? withoutOutput(code) : code).parse();
}

/** The typed part of a `console` block; lines keep their numbers. */
export function withoutOutput(code: string): string {
  let isContinued = false;
  let delimiter: string | undefined;
  return code
    .split('\n')
    .map((line) => {
      if (delimiter !== undefined) {
        if (line.replace(/^> /, '').trim() === delimiter) delimiter = undefined;
        return line.replace(/^> /, '');
      }
      const typed = isContinued ? line.replace(/^> /, '') : /^[$#] (.*)$/.exec(line)?.[1];
      if (typed === undefined) return '';
      isContinued = typed.endsWith('\\');
      delimiter = /<<-?\s*(['"]?)(\w+)\1/.exec(typed)?.[2];
      return typed;
    })
    .join('\n');
}

class Parser {
  private at = 0;
  private readonly found: ShellCommand[] = [];

  constructor(private readonly code: string) {}

  parse(): ShellCommand[] {
    this.commands();
    return this.found.sort((a, b) => a.line - b.line);
  }

  /** Matches a sticky pattern at the current place and moves behind the match. */
  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.code);
    if (match) this.at = pattern.lastIndex;
    return match;
  }

  private get line(): number {
    return this.code.slice(0, this.at).split('\n').length;
  }

  /** Reads commands to the end of the code or, in a substitution, to its closing parenthesis. */
  private commands(isInside = false): void {
    const {line} = this;
    let words: Word[] = [];
    let heredocs: string[] = [];
    let depth = 0;
    while (this.at < this.code.length) {
      if (this.take(SKIPPED)) continue;
      const heredoc = this.take(HEREDOC)?.[2];
      if (heredoc) heredocs.push(heredoc);
      else if (this.take(REDIRECTION)) {
        // A process substitution has its own command; any other target is one word.
        if (this.take(/\(/y)) this.commands(true);
        else this.word();
      } else {
        const operator = this.take(OPERATOR)?.[0];
        if (operator === undefined) words.push(this.word());
        else {
          this.addCommand(words);
          words = [];
          if (operator === '\n') heredocs = heredocs.filter((one) => this.skipHeredoc(one));
          if (operator === '(') depth += 1;
          if (operator === ')') depth -= 1;
          if (isInside && depth < 0) return;
        }
      }
    }
    if (isInside) throw new NeverClosed('$(', line);
    this.addCommand(words);
  }

  private skipHeredoc(delimiter: string): void {
    const end = `[^\\S\\n]*${delimiter}[^\\S\\n]*(?:\\n|$)`;
    this.take(new RegExp(`(?:.*\\n)*?${end}|[^]*`, 'y'));
  }

  private word(): Word {
    const {line} = this;
    let text = '';
    for (;;) {
      const part = this.take(LITERAL)?.[0] ?? this.take(/'([^']*)'/y)?.[1] ?? this.escaped();
      if (part !== undefined) text += part;
      else if (this.take(/"/y)) text += this.doubleQuoted();
      else if (this.take(/\$\(/y)) text += this.substitution();
      else if (this.code.charAt(this.at) === '`') text += this.backQuoted();
      else if (this.code.charAt(this.at) === "'") throw new NeverClosed("'", this.line);
      else return {text, line};
    }
  }

  private escaped(): string | undefined {
    return this.take(/\\([^]?)/y)?.[1]?.replace('\n', '');
  }

  private doubleQuoted(): string {
    const {line} = this;
    let text = '';
    while (!this.take(/"/y)) {
      if (this.at >= this.code.length) throw new NeverClosed('"', line);
      const part = this.take(/[^"\\$]+|\$(?!\()/y)?.[0] ?? this.escaped();
      text += part ?? (this.take(/\$\(/y) && this.substitution());
    }
    return text;
  }

  /** Reads the rest of `$(…)` as commands; in a word it is written as `$()`. */
  private substitution(): string {
    if (!this.take(ARITHMETIC)) this.commands(true);
    return '$()';
  }

  private backQuoted(): string {
    const {line} = this;
    const code = this.take(/`([^`]*)`/y)?.[1];
    if (code === undefined) throw new NeverClosed('`', line);
    for (const {words, line: inside} of parseShell(code)) {
      this.found.push({words, line: line + inside - 1});
    }
    return '$()';
  }

  private addCommand(words: readonly Word[]): void {
    const rest = [...words];
    for (let first = rest[0]?.text; first !== undefined; first = rest[0]?.text) {
      if (!ASSIGNMENT.test(first) && !PREFIX_WORDS.has(first)) break;
      rest.shift();
      while (rest[0]?.text.startsWith('-')) rest.splice(0, PREFIX_VALUES.has(rest[0].text) ? 2 : 1);
    }
    const [start] = rest;
    if (!start || KEYWORDS.has(start.text)) return;
    this.found.push({words: rest.map(({text}) => text), line: start.line});
  }
}
