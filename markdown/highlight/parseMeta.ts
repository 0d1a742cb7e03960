import {Fault} from '../../config/fault';

/** The options in a code block's info string, after the language. */
export type CodeMeta = {
  /** Title above the block, such as a file name or a machine. */
  title?: string;
  /** Lines to mark, counted from 1. */
  lines: ReadonlySet<number>;
  /** Whether readers can edit the block and see its result below. */
  live: boolean;
};

/**
 * Parses an info string such as `title="node" {1,3-5} live typed="an example"`.
 *
 * @param location file and line, for error messages
 * @throws Fault with the valid options, if an option is unknown
 */
export function parseMeta(meta: string, location: string): CodeMeta {
  let rest = meta;
  const take = (pattern: RegExp): string | undefined => {
    const match = pattern.exec(rest);
    if (match) rest = rest.replace(match[0], ' ');
    return match?.[1];
  };
  const title = take(/title="([^"]*)"/) ?? take(/title='([^']*)'/);
  const ranges = take(/\{([\d,\s-]*)\}/);
  const live = take(/(?<=^|\s)(live)(?=\s|$)/) !== undefined;
  // Only checked here; markdown/facts/findHandTypedNumbers.ts uses the reason.
  const reason = take(/(?<=^|\s)typed="([^"]*)"/);
  if (reason !== undefined && !reason.trim()) {
    const fix = 'Fix: explain why the numbers in the block are not facts.';
    throw new Fault('code/typed', location, 'typed="" has no reason.', fix);
  }
  if (rest.trim()) {
    throw new Fault(
      'code/option',
      location,
      `unknown option "${rest.trim()}".`,
      'Valid: title="…", {1,3-5}, live, typed="why".',
      'Fix: correct the option or remove it.',
    );
  }
  return {title, lines: new Set((ranges ?? '').split(',').flatMap(expandRange)), live};
}

function expandRange(range: string): number[] {
  const [from, to] = range.trim().split('-').map(Number);
  if (!from) return [];
  return Array.from({length: (to ?? from) - from + 1}, (_, index) => from + index);
}
