import type {Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {SKIP} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {loadFacts, type FactBase, type LoadedFact} from '../../data/load';
import {newerSources, type Newer} from '../../data/newer';
import {
  attributeOf,
  fileOf,
  placeOf,
  requiredAttribute,
  visitElements,
  type JsxElement,
} from '../readElement';
import {attributes} from '../tree';
import {factText, findFact} from './findFact';
import {dataTable, groupTable} from './tables';

/**
 * Writes facts into pages: `<Fact id>` receives its text and source as attributes, `<FactTable
 * group>` and `<DataTable id>` become whole tables. The browser gets only the data that are shown.
 *
 * @param record newer versions of sources, in place of those that the project has recorded
 * @throws Fault naming file, line, the valid ids and the fix
 */
export function remarkFacts(record?: readonly Newer[]) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const base = await loadFacts();
    const days = expandFacts(tree, base, fileOf(file));
    const {frontMatter} = file.data as {frontMatter?: Record<string, unknown>};
    // The framework exports the front matter after this step, so the page's header gets the days
    // without another export or file.
    if (frontMatter && days.length > 0) frontMatter['valuesAsOf'] = days;
    const newer = frontMatter ? newerSources(fileOf(file), frontMatter, record) : [];
    if (frontMatter && newer.length > 0) frontMatter['newerSources'] = newer;
  };
}

/**
 * The step itself, on a given base of facts.
 *
 * @returns the oldest day of the values on the page and, if it is another, the newest
 */
export function expandFacts(tree: Root, base: FactBase, file: string): string[] {
  const days = new Set<string>();
  visitElements(tree, (element) => {
    const where = placeOf(file, element);
    if (element.name === 'Fact') {
      const fact = findFact(base, named(element, 'id', where), where);
      element.attributes = factAttributes(fact, attributeOf(element, 'show'), where);
      days.add(fact.asOf);
    }
    if (element.name === 'FactTable') {
      const shown = groupTable(element, base, named(element, 'group', where), where);
      for (const day of shown) days.add(day);
      // Its values are filled in already.
      return SKIP;
    }
    if (element.name === 'DataTable' && element.children.length === 0) {
      const shown = dataTable(element, base, named(element, 'id', where), where);
      for (const day of shown) days.add(day);
      return SKIP;
    }
    return undefined;
  });
  return ends(days);
}

/** The first and the last of some days: one day if they are equal, none if there are no days. */
export function ends(days: Iterable<string>): string[] {
  const sorted = [...new Set(days)].sort();
  return sorted.filter((_, index) => index === 0 || index === sorted.length - 1);
}

/**
 * What a `Fact` element carries into the page: its source stays in `/facts.json`. In a table of
 * facts the reason is next to a value that isn't verified, so the value needs no mark.
 */
export function factAttributes(
  fact: LoadedFact,
  show: string | undefined,
  where: string,
  {isMarked = fact.unverified !== undefined}: {isMarked?: boolean} = {},
): MdxJsxAttribute[] {
  const values: Record<string, string> = {
    id: fact.id,
    text: factText(fact, show, where),
    unit: fact.unit,
  };
  if (isMarked) values['mark'] = 'not verified';
  return attributes(values);
}

function named(element: JsxElement, name: string, where: string): string {
  return requiredAttribute(element, name, where, `<${element.name} ${name}="…" />`);
}
