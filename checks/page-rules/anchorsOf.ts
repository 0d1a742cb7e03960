import {createSlugger} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {loadGlossary} from '../../data/glossary/load';
import {expandCommands} from '../../markdown/commands/remarkCommands';
import {expandGlossary} from '../../markdown/glossary/expandGlossary';
import {headingsOf} from './page';

/** Elements whose `id` names a value, not a place on the page. */
const IDS_OF_DATA = new Set(['Fact', 'Term', 'DataTable']);

/**
 * Every anchor of a page: its headings, what commands and the glossary add at build, and elements
 * with an `id`. The tree is left as it was.
 *
 * @throws Error naming the place of a command that does not exist
 */
export function anchorsOf(tree: Root, file: string): Set<string> {
  const whole = structuredClone(tree);
  const slugger = createSlugger();
  for (const heading of headingsOf(whole)) {
    const text = headingText(heading);
    const id = slugger.slug(text);
    heading.data = {...heading.data, hProperties: {...heading.data?.hProperties, id}};
  }
  expandCommands(whole, file);
  expandGlossary(whole, loadGlossary());
  const anchors = new Set<string>();
  visit(whole, (node) => {
    const id = (node.data as {hProperties?: {id?: unknown}} | undefined)?.hProperties?.id;
    if (typeof id === 'string') anchors.add(id);
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (IDS_OF_DATA.has(node.name ?? '')) return;
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'id') {
        if (typeof attribute.value === 'string') anchors.add(attribute.value);
      }
    }
  });
  return anchors;
}

function headingText(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => headingText(child)).join('') : '';
}
