import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {loadFacts, type FactBase, type LoadedFact} from '../../data/load';
import {factText, findFact} from './findFact';
import {dataTable, groupTable} from './tables';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Writes facts into pages: `<Fact id>` receives its text and source as attributes, `<FactTable
 * group>` and `<DataTable id>` become whole tables. The browser gets no data but what is shown.
 *
 * @throws Error naming file, line, the valid ids and the fix
 */
export function remarkFacts() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const base = await loadFacts();
    expandFacts(tree, base, path.relative(process.cwd(), file.path ?? 'page'));
  };
}

/** The step itself, on a given base of facts. */
export function expandFacts(tree: Root, base: FactBase, file: string): void {
  visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
    const element = node as unknown as JsxElement;
    const where = `${file}:${element.position?.start.line ?? '?'}`;
    if (element.name === 'Fact') {
      const fact = findFact(base, attributeOf(element, 'id', where), where);
      element.attributes = factAttributes(fact, optionalAttribute(element, 'show'), where);
    }
    if (element.name === 'FactTable') {
      groupTable(element, base, attributeOf(element, 'group', where), where);
    }
    if (element.name === 'DataTable' && element.children.length === 0) {
      dataTable(element, base, attributeOf(element, 'id', where), where);
    }
  });
}

/** What a `Fact` element carries into the page: its source stays in `/facts.json`. */
export function factAttributes(
  fact: LoadedFact,
  show: string | undefined,
  where: string,
): MdxJsxAttribute[] {
  const values = {id: fact.id, text: factText(fact, show, where)};
  return Object.entries(values).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
}

function optionalAttribute(element: JsxElement, name: string): string | undefined {
  const found = element.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

function attributeOf(element: JsxElement, name: string, where: string): string {
  const value = optionalAttribute(element, name);
  if (value) return value;
  throw new Error(
    `[facts] ${where}: <${element.name}> has no ${name}.\nFix: write <${element.name} ${name}="…" />.`,
  );
}
