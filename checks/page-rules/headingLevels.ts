import {headingsOf, lineOf, type Page, type Problem} from './page';
import {textOf} from './prose';

/** Screen readers move by level: a level that is left out sounds like a lost part. */
export function headingLevels({tree}: Page): Problem[] {
  let above = 1;
  return headingsOf(tree).flatMap((heading) => {
    const {depth} = heading;
    const jumps = depth > above + 1;
    const expected = above + 1;
    above = depth;
    if (!jumps) return [];
    return [
      {
        line: lineOf(heading),
        what: `"${textOf(heading)}" is a heading of level ${depth}, below one of level ${expected - 1}.`,
        rule: 'no jump in heading levels',
        fix: `Make it ${'#'.repeat(expected)}.`,
      },
    ];
  });
}
