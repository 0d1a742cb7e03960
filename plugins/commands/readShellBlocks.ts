import {readFences} from './readFences';

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
  return readFences(page).flatMap(({code, language: name, line}) => {
    const language = LANGUAGES[name];
    return language ? [{code, language, line}] : [];
  });
}
