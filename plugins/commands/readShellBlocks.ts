/** A shell block of a page. */
export type ShellBlock = {
  readonly code: string;
  readonly language: 'console' | 'bash';
  /** Line of the page on which the block's first line of code stands, counted from 1. */
  readonly line: number;
};

const LANGUAGES: Readonly<Record<string, ShellBlock['language']>> = {
  bash: 'bash',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  console: 'console',
  'shell-session': 'console',
};

/** The shell blocks of an MDX page; indented ones, as in lists and tabs, lose their indent. */
export function readShellBlocks(page: string): ShellBlock[] {
  const blocks: ShellBlock[] = [];
  let open: {fence: string; indent: number; language: string; line: number; code: string[]} | null =
    null;
  for (const [index, text] of page.split('\n').entries()) {
    const fence = /^(\s*)(`{3,}|~{3,})\s*([\w-]*)/.exec(text);
    if (open) {
      if (fence?.[2]?.startsWith(open.fence) && text.trim() === fence[2]) {
        const language = LANGUAGES[open.language];
        if (language) blocks.push({code: open.code.join('\n'), language, line: open.line});
        open = null;
      } else {
        open.code.push(text.replace(new RegExp(`^\\s{0,${open.indent}}`), ''));
      }
    } else if (fence?.[2]) {
      open = {
        fence: fence[2],
        indent: fence[1]?.length ?? 0,
        language: fence[3] ?? '',
        line: index + 2,
        code: [],
      };
    }
  }
  return blocks;
}
