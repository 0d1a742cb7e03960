import {headingsOf, lineOf, type Page, type Problem} from './page';
import {textOf} from './prose';

/** Two headings of one name have anchors that change when their order does. */
export function headingsUnique({tree}: Page): Problem[] {
  const seen = new Map<string, number>();
  return headingsOf(tree).flatMap((heading) => {
    const text = plain(heading);
    const first = seen.get(text.toLowerCase());
    if (first === undefined) {
      seen.set(text.toLowerCase(), lineOf(heading));
      return [];
    }
    return [
      {
        line: lineOf(heading),
        what: `the heading "${text}" stands on line ${first} already.`,
        rule: 'no heading twice on a page',
        fix: 'Say in the heading what is different here.',
      },
    ];
  });
}

/** Text with the code in it: `tx gov` and `tx bank` are two headings. */
function plain(node: Parameters<typeof textOf>[0]): string {
  if (node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map((child) => plain(child)).join('') : textOf(node);
}
