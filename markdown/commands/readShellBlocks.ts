import {readFences} from './readFences';

/** A shell block of a page. */
export type ShellBlock = {
  readonly code: string;
  readonly language: 'console' | 'bash';
  /** Line of the page with the block's first line of code, counted from 1. */
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
  const lines = page.split('\n');
  const blocks: ShellBlock[] = [];
  /** Line on which the shell block above closes; 0 when another block is between. */
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
