/** A shell block of a page. */
export type ShellBlock = {
  readonly code: string;
  readonly language: 'console' | 'bash';
  /** Line of the page on which the block's first line of code stands, counted from 1. */
  readonly line: number;
  /** What a `text` block directly below says that the block prints. */
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

/** The shell blocks of an MDX page; indented ones, as in lists and tabs, lose their indent. */
export function readShellBlocks(page: string): ShellBlock[] {
  const blocks: ShellBlock[] = [];
  /** Whether nothing but empty lines stands between the last shell block and here. */
  let isBelow = false;
  let open: {fence: string; indent: number; language: string; line: number; code: string[]} | null =
    null;
  for (const [index, text] of page.split('\n').entries()) {
    const fence = /^(\s*)(`{3,}|~{3,})\s*([\w-]*)/.exec(text);
    if (open) {
      if (fence?.[2]?.startsWith(open.fence) && text.trim() === fence[2]) {
        const language = LANGUAGES[open.language];
        const code = open.code.join('\n');
        const above = blocks.at(-1);
        if (language) blocks.push({code, language, line: open.line});
        else if (above && isBelow && open.language === 'text') {
          blocks.splice(-1, 1, {...above, output: code});
        }
        isBelow = language !== undefined;
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
    } else if (text.trim()) {
      isBelow = false;
    }
  }
  return blocks;
}
