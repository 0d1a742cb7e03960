import {readFences} from './readFences';

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
 * The code in the sentences and tables of a page, or in the texts of a data file; not what is in
 * blocks, nor on a line that gives a reason to leave it unchecked.
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
