/** A fenced block of a page. */
export type Fence = {
  readonly code: string;
  readonly language: string;
  /** The rest of the info string. */
  readonly meta: string;
  /** Line of the page with the first line of code, counted from 1. */
  readonly line: number;
};

/** The fenced blocks of an MDX page. The indentation of blocks in lists and tabs is removed. */
export function readFences(page: string): Fence[] {
  const blocks: Fence[] = [];
  let open: {fence: string; indent: number; block: Omit<Fence, 'code'>; code: string[]} | null =
    null;
  for (const [index, text] of page.split('\n').entries()) {
    const fence = /^(\s*)(`{3,}|~{3,})\s*([\w-]*)(.*)$/.exec(text);
    if (open) {
      if (fence?.[2]?.startsWith(open.fence) && text.trim() === fence[2]) {
        blocks.push({...open.block, code: open.code.join('\n')});
        open = null;
      } else {
        open.code.push(text.replace(new RegExp(`^\\s{0,${open.indent}}`), ''));
      }
    } else if (fence?.[2]) {
      const [, indent = '', mark, language = '', meta = ''] = fence;
      const block = {language, meta: meta.trim(), line: index + 2};
      open = {fence: mark ?? '', indent: indent.length, block, code: []};
    }
  }
  return blocks;
}

/** A shell block of a page. */
export type ShellBlock = {
  readonly code: string;
  readonly language: 'console' | 'bash';
  /** See `Fence`. */
  readonly line: number;
  /** The expected output: the content of a `text` block directly below. */
  readonly output?: string;
};

const SHELL_LANGUAGES: Readonly<Record<string, ShellBlock['language']>> = {
  bash: 'bash',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  console: 'console',
  'shell-session': 'console',
};

/** The shell blocks of an MDX page. */
export function readShellBlocks(page: string): ShellBlock[] {
  const lines = page.split('\n');
  const blocks: ShellBlock[] = [];
  /** Line on which the previous block ends, if it is a shell block; otherwise 0. */
  let endLine = 0;
  for (const {code, language: name, line} of readFences(page)) {
    const language = SHELL_LANGUAGES[name];
    const previous = blocks.at(-1);
    const isDirectlyBelow =
      endLine > 0 && lines.slice(endLine, line - 2).every((text) => !text.trim());
    if (language) blocks.push({code, language, line});
    else if (previous && isDirectlyBelow && name === 'text')
      blocks.splice(-1, 1, {...previous, output: code});
    endLine = language ? line + code.split('\n').length : 0;
  }
  return blocks;
}

/** Code between backticks. */
export type InlineCode = {
  readonly code: string;
  /** Line of the file, counted from 1. */
  readonly line: number;
};

const INLINE_CODE = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g;
/** A comment that exempts its line from checks: MDX on a page, TypeScript in data. */
const EXEMPTION = /(?:\{\/\*|\/\/) command: \S/;

/** The inline code of a page or a data file, except on exempt lines. */
export function readInlineCode(source: string): InlineCode[] {
  const inBlocks = new Set(
    readFences(source).flatMap(({code, line}) => code.split('\n').map((_, index) => line + index)),
  );
  return source.split('\n').flatMap((text, index) => {
    const line = index + 1;
    if (inBlocks.has(line) || EXEMPTION.test(text)) return [];
    // In a table, a pipe is escaped as `\|`.
    return [...text.matchAll(INLINE_CODE)].map(([, , code = '']) => ({
      code: code.replaceAll('\\|', '|').trim(),
      line,
    }));
  });
}
