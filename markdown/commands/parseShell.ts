/** One simple command of a shell block. */
export type ShellCommand = {
  /** Words as the shell would pass them, without quotes, assignments and redirections. */
  readonly words: readonly string[];
  /** Line of its first word, counted from 1 within the block. */
  readonly line: number;
};

/** Error for a quote or `$(` that is never closed, with its line, counted from 1 within the block. */
export class UnclosedError extends Error {
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
/** Part of a word that is taken as written: a placeholder, a parameter or plain characters. */
const LITERAL = /<[\w.:/-][^<>\n|]*>|\$\{[^}]*\}?|[^\s;&|()<>\\'"`$]+|\$(?!\()/y;
/** The rest of `$((…))`, which is not a command. */
const ARITHMETIC = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\)/y;

/**
 * Splits a shell block of a page into simple commands, including those inside `$(…)`.
 *
 * In a `console` block only lines that begin with `$ ` or `# ` are commands, with their
 * continuations; the rest is output. A `<placeholder>` counts as a word, not as a redirection.
 *
 * @throws UnclosedError if a quote or `$(` is never closed
 */
export function parseShell(code: string, language: 'console' | 'bash' = 'bash'): ShellCommand[] {
  return new Parser(language === 'console' ? withoutOutput(code) : code).parse();
}

/** A `console` block with its output blanked out, so that line numbers stay the same. */
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
      const command = isContinued ? line.replace(/^> /, '') : /^[$#] (.*)$/.exec(line)?.[1];
      if (command === undefined) return '';
      isContinued = command.endsWith('\\');
      delimiter = /<<-?\s*(['"]?)(\w+)\1/.exec(command)?.[2];
      return command;
    })
    .join('\n');
}

class Parser {
  private position = 0;
  private readonly commands: ShellCommand[] = [];

  constructor(private readonly code: string) {}

  parse(): ShellCommand[] {
    this.readCommands();
    return this.commands.sort((a, b) => a.line - b.line);
  }

  /** Matches a sticky pattern at the current position and advances past the match. */
  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.position;
    const match = pattern.exec(this.code);
    if (match) this.position = pattern.lastIndex;
    return match;
  }

  private get line(): number {
    return this.code.slice(0, this.position).split('\n').length;
  }

  /** Reads commands to the end of the code or, in a substitution, to its closing parenthesis. */
  private readCommands(isSubstitution = false): void {
    const {line} = this;
    let words: Word[] = [];
    let heredocs: string[] = [];
    let depth = 0;
    while (this.position < this.code.length) {
      if (this.take(SKIPPED)) continue;
      const heredoc = this.take(HEREDOC)?.[2];
      if (heredoc) heredocs.push(heredoc);
      else if (this.take(REDIRECTION)) {
        // A process substitution has its own command; any other target is one word.
        if (this.take(/\(/y)) this.readCommands(true);
        else this.readWord();
      } else {
        const operator = this.take(OPERATOR)?.[0];
        if (operator === undefined) words.push(this.readWord());
        else {
          this.addCommand(words);
          words = [];
          if (operator === '\n')
            heredocs = heredocs.filter((delimiter) => this.skipHeredoc(delimiter));
          if (operator === '(') depth += 1;
          if (operator === ')') depth -= 1;
          if (isSubstitution && depth < 0) return;
        }
      }
    }
    if (isSubstitution) throw new UnclosedError('$(', line);
    this.addCommand(words);
  }

  private skipHeredoc(delimiter: string): void {
    const end = `[^\\S\\n]*${delimiter}[^\\S\\n]*(?:\\n|$)`;
    this.take(new RegExp(`(?:.*\\n)*?${end}|[^]*`, 'y'));
  }

  private readWord(): Word {
    const {line} = this;
    let text = '';
    for (;;) {
      const part = this.take(LITERAL)?.[0] ?? this.take(/'([^']*)'/y)?.[1] ?? this.readEscaped();
      if (part !== undefined) text += part;
      else if (this.take(/"/y)) text += this.readDoubleQuoted();
      else if (this.take(/\$\(/y)) text += this.readSubstitution();
      else if (this.code.charAt(this.position) === '`') text += this.readBackquoted();
      else if (this.code.charAt(this.position) === "'") throw new UnclosedError("'", this.line);
      else return {text, line};
    }
  }

  private readEscaped(): string | undefined {
    return this.take(/\\([^]?)/y)?.[1]?.replace('\n', '');
  }

  private readDoubleQuoted(): string {
    const {line} = this;
    let text = '';
    while (!this.take(/"/y)) {
      if (this.position >= this.code.length) throw new UnclosedError('"', line);
      const part = this.take(/[^"\\$]+|\$(?!\()/y)?.[0] ?? this.readEscaped();
      text += part ?? (this.take(/\$\(/y) && this.readSubstitution());
    }
    return text;
  }

  /** Reads the rest of `$(…)` as commands; the word contains `$()` instead. */
  private readSubstitution(): string {
    if (!this.take(ARITHMETIC)) this.readCommands(true);
    return '$()';
  }

  private readBackquoted(): string {
    const {line} = this;
    const code = this.take(/`([^`]*)`/y)?.[1];
    if (code === undefined) throw new UnclosedError('`', line);
    for (const command of parseShell(code)) {
      this.commands.push({words: command.words, line: line + command.line - 1});
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
    const [program] = rest;
    if (!program || KEYWORDS.has(program.text)) return;
    this.commands.push({words: rest.map(({text}) => text), line: program.line});
  }
}
