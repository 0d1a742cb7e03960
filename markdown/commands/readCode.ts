/** A fenced block of a page. */
export type Fence = {
  readonly code: string;
  readonly language: string;
  /** The rest of the info string. */
  readonly meta: string;
  /** Line of the page with the block's first line of code, counted from 1. */
  readonly line: number;
};

/** The fenced blocks of an MDX page; indented ones, as in lists and tabs, lose their indent. */
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
  /** The output that a `text` block directly below shows. */
  readonly output?: string;
};

const LANGUAGES: Readonly<Record<string, ShellBlock['language']>> = {
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
  /** Line on which the shell block above closes; 0 if another block is in between. */
  let closed = 0;
  for (const {code, language: name, line} of readFences(page)) {
    const language = LANGUAGES[name];
    const above = blocks.at(-1);
    const isBelow = closed > 0 && lines.slice(closed, line - 2).every((text) => !text.trim());
    if (language) blocks.push({code, language, line});
    else if (above && isBelow && name === 'text') blocks.splice(-1, 1, {...above, output: code});
    closed = language ? line + code.split('\n').length : 0;
  }
  return blocks;
}

/** Code between back quotes. */
export type InlineCode = {
  readonly code: string;
  /** Line of the file, counted from 1. */
  readonly line: number;
};

const CODE = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g;
// On a page, a comment of MDX; in data, one of TypeScript.
const EXCUSE = /(?:\{\/\*|\/\/) command: \S/;

/**
 * The code in the sentences and tables of a page, or in the texts of a data file, without blocks and
 * without lines that give a reason to leave them unchecked.
 */
export function readInlineCode(file: string): InlineCode[] {
  const inBlocks = new Set(
    readFences(file).flatMap(({code, line}) => code.split('\n').map((_, index) => line + index)),
  );
  return file.split('\n').flatMap((text, index) => {
    const line = index + 1;
    if (inBlocks.has(line) || EXCUSE.test(text)) return [];
    // A table writes the pipe of a shell as `\|`.
    return [...text.matchAll(CODE)].map(([, , code = '']) => ({
      code: code.replaceAll('\\|', '|').trim(),
      line,
    }));
  });
}
