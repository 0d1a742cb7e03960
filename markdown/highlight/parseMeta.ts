import {Fault} from '../../config/fault';

/** The options in a code block's info string, after the language. */
export type CodeMeta = {
  /** File name or machine shown above the block. */
  title?: string;
  /** Lines to mark, counted from 1. */
  lines: ReadonlySet<number>;
  /** An editable block with its result below. */
  live: boolean;
};

/**
 * Reads an info string such as `title="node" {1,3-5} live typed="an example"`.
 *
 * @param place file and line, for the message
 * @throws Fault on an unknown option, with the valid ones
 */
export function parseMeta(meta: string, place: string): CodeMeta {
  let rest = meta;
  const take = (pattern: RegExp): string | undefined => {
    const match = pattern.exec(rest);
    if (match) rest = rest.replace(match[0], ' ');
    return match?.[1];
  };
  const title = take(/title="([^"]*)"/) ?? take(/title='([^']*)'/);
  const ranges = take(/\{([\d,\s-]*)\}/);
  const live = take(/(?<=^|\s)(live)(?=\s|$)/) !== undefined;
  // markdown/facts/findHandTyped reads the reason in the source.
  const reason = take(/(?<=^|\s)typed="([^"]*)"/);
  if (reason !== undefined && !reason.trim()) {
    const fix = 'Fix: say why the numbers in the block are not facts.';
    throw new Fault('code/typed', place, 'typed="" has no reason.', fix);
  }
  if (rest.trim()) {
    throw new Fault(
      'code/option',
      place,
      `unknown option "${rest.trim()}".`,
      'Valid: title="…", {1,3-5}, live, typed="why".',
      'Fix: correct or remove it.',
    );
  }
  return {title, lines: new Set((ranges ?? '').split(',').flatMap(expandRange)), live};
}

function expandRange(range: string): number[] {
  const [from, to] = range.trim().split('-').map(Number);
  if (!from) return [];
  return Array.from({length: (to ?? from) - from + 1}, (_, index) => from + index);
}
