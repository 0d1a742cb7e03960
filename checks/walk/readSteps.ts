import type {ShellBlock} from '../../markdown/commands/readShellBlocks';
import {withoutOutput} from '../../markdown/commands/parseShell';

/** What is typed at once, with what the page says it prints. */
export type Step = {
  /** Line of the page, counted from 1. */
  readonly line: number;
  readonly command: string;
  /** Missing where the page shows no output. */
  readonly expected?: string;
};

/**
 * The steps of a block. A `console` block has one for each command that output follows, since that
 * output is its own; another block is one step.
 */
export function readSteps({code, language, line, output}: ShellBlock): Step[] {
  if (language === 'bash') {
    return code.trim() ? [{line, command: code.trimEnd(), expected: output}] : [];
  }
  const typed = withoutOutput(code).split('\n');
  const shown = code.split('\n');
  const steps: {line: number; command: string[]; output: string[]}[] = [];
  for (const [index, text] of shown.entries()) {
    const command = typed[index] ?? '';
    const last = steps.at(-1);
    // An empty line before any output is one of a text that is typed, as below `<<EOF`.
    const isTyped = command || (!text.trim() && !last?.output.length);
    if (isTyped) {
      if (last && !last.output.length) last.command.push(command);
      else steps.push({line: line + index, command: [command], output: []});
    } else last?.output.push(text);
  }
  return steps
    .filter(({command}) => command.some((one) => one.trim()))
    .map(({line: at, command, output: printed}) => ({
      line: at,
      command: command.join('\n'),
      expected: printed.length ? printed.join('\n').trimEnd() : output,
    }));
}
