import {headingsOf, isPost, lineOf, type Page, type Problem} from './page';
import {textOf} from './prose';

/** The sections, and what may stand below each: a table of next pages is as good as a list. */
const ENDING = [
  {name: 'Where to go next', holds: ['list', 'table']},
  {name: 'Sources', holds: ['list']},
] as const;
const RULE =
  'a page ends with "## Where to go next" and "## Sources", the first a list or a table, the second a list';

/** Every document leads on and says what it rests on. Posts are exempt. */
export function endsWell(page: Page): Problem[] {
  if (isPost(page)) return [];
  const {tree} = page;
  const sections = headingsOf(tree).filter(({depth}) => depth === 2);
  const last = sections.slice(-ENDING.length);
  return ENDING.flatMap(({name, holds}, index): Problem[] => {
    const section = last[index];
    if (!section || textOf(section) !== name) {
      const line = section ? lineOf(section) : page.source.split('\n').length;
      const found = section ? `"## ${textOf(section)}"` : 'nothing';
      const what = `${found} stands where "## ${name}" belongs.`;
      return [{line, what, rule: RULE, fix: `Put "## ${name}" here, with a list below it.`}];
    }
    const after = tree.children.slice(tree.children.indexOf(section) + 1);
    const end = after.findIndex((node) => node.type === 'heading');
    const below = after.slice(0, end < 0 ? undefined : end);
    if (below.some(({type}) => holds.some((held) => held === type))) return [];
    const what = `"## ${name}" has no list.`;
    const fix =
      name === 'Sources'
        ? 'Name repository, commit or tag, path and date of each source, as a list.'
        : 'Name the next pages as a list, each with a reason to go there.';
    return [{line: lineOf(section), what, rule: RULE, fix}];
  });
}
