import type {Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {SKIP} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {loadFacts, type FactBase, type LoadedFact} from '../../data/load';
import {newerSources, type NewerVersion} from '../../data/newerVersions';
import {
  attributeOf,
  locationOf,
  relativePath,
  requiredAttribute,
  visitElements,
  type JsxElement,
} from '../jsxElements';
import {attributes} from '../tree';
import {factText, findFact} from './findFact';
import {dataTable, groupTable} from './tables';

/**
 * Writes facts into pages: `<Fact id>` gets its text as an attribute, `<FactTable group>` and
 * `<DataTable id>` become whole tables. The browser gets only the data that the page shows.
 *
 * @param record newer versions of sources; by default those that the project has recorded
 * @throws Fault with file, line, the valid ids and the fix
 */
export function remarkFacts(record?: readonly NewerVersion[]) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const base = await loadFacts();
    const days = expandFacts(tree, base, relativePath(file));
    const {frontMatter} = file.data as {frontMatter?: Record<string, unknown>};
    // The framework exports the front matter after this plugin has run, so the page's header gets
    // the days without another export or file.
    if (frontMatter && days.length > 0) frontMatter['valuesAsOf'] = days;
    const newer = frontMatter ? newerSources(relativePath(file), frontMatter, record) : [];
    if (frontMatter && newer.length > 0) frontMatter['newerSources'] = newer;
  };
}

/**
 * Transforms a page with the given facts.
 *
 * @returns days of the oldest and the newest value on the page; only one if they are the same
 */
export function expandFacts(tree: Root, base: FactBase, file: string): string[] {
  const days = new Set<string>();
  visitElements(tree, (element) => {
    const location = locationOf(file, element);
    if (element.name === 'Fact') {
      const fact = findFact(base, referenceOf(element, 'id', location), location);
      element.attributes = factAttributes(fact, attributeOf(element, 'show'), location);
      days.add(fact.asOf);
    }
    if (element.name === 'FactTable') {
      const tableDays = groupTable(
        element,
        base,
        referenceOf(element, 'group', location),
        location,
      );
      for (const day of tableDays) days.add(day);
      // The values in the table are filled in already.
      return SKIP;
    }
    if (element.name === 'DataTable' && element.children.length === 0) {
      const tableDays = dataTable(element, base, referenceOf(element, 'id', location), location);
      for (const day of tableDays) days.add(day);
      return SKIP;
    }
    return undefined;
  });
  return oldestAndNewest(days);
}

/** The oldest and the newest of `days`: only one if they are the same, none if `days` is empty. */
export function oldestAndNewest(days: Iterable<string>): string[] {
  const sorted = [...new Set(days)].sort();
  return sorted.filter((_, index) => index === 0 || index === sorted.length - 1);
}

/**
 * The attributes of a `Fact` element. They don't include the source, which the browser fetches from
 * `/facts.json`.
 *
 * @param options.isMarked whether the value is marked as not verified. It isn't in a fact table, which
 * shows the reason in the same row.
 */
export function factAttributes(
  fact: LoadedFact,
  show: string | undefined,
  location: string,
  {isMarked = fact.unverified !== undefined}: {isMarked?: boolean} = {},
): MdxJsxAttribute[] {
  const values: Record<string, string> = {
    id: fact.id,
    text: factText(fact, show, location),
    unit: fact.unit,
  };
  if (isMarked) values['mark'] = 'not verified';
  return attributes(values);
}

function referenceOf(element: JsxElement, name: string, location: string): string {
  return requiredAttribute(element, name, location, `<${element.name} ${name}="…" />`);
}
