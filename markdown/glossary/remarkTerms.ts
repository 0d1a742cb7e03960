import type {Nodes, Parents, PhrasingContent, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {Fault} from '../../config/fault';
import {loadGlossary, type Glossary} from '../../data/glossary/load';
import {nearest} from '../../config/nearest';
import {locationOf, relativePath, requiredAttribute, visitElements} from '../jsxElements';
import {expandGlossary} from './expandGlossary';
import {createTermFinder} from './findTerms';
import {attributes, text} from '../tree';

const EXAMPLE = '<Term id="finality-provider">provider</Term>';

type TermFinder = ReturnType<typeof createTermFinder>;

/** Nodes in which no terms are marked: not prose, or a control, which must not contain another. */
const SKIPPED = new Set<string>([
  ...['heading', 'link', 'linkReference', 'definition', 'code', 'inlineCode'],
  ...['mdxAdmonitionTitle', 'leafDirective', 'textDirective'],
]);

/** HTML elements in which no terms are marked, for the same reasons. */
const SKIPPED_ELEMENTS = new Set<string>([
  ...['a', 'button', 'caption', 'code', 'figcaption', 'head', 'kbd', 'label', 'nav', 'pre'],
  ...['samp', 'style', 'summary', 'svg', 'th'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);

/** Components whose children are prose; others may use their text in any way. */
const PROSE_COMPONENTS = new Set<string>(['Tabs', 'TabItem']);

/** Sections that list names, not prose. */
const SKIPPED_SECTIONS = new Set<string>(['Sources']);

/**
 * Wraps the first use of each term on a page in `<Term>`, which shows its definition, and replaces
 * `<Glossary />` with the whole glossary. Must run after the plugins that write tables and other
 * components.
 *
 * @throws Fault with file, line, the closest terms and the fix
 */
export function remarkTerms() {
  const glossary = loadGlossary();
  const find = createTermFinder(glossary.terms, glossary.tooCommon);
  return (tree: Root, file: VFile): void => {
    markTerms(tree, glossary, relativePath(file), find);
  };
}

/** Transforms a page with the given glossary. */
export function markTerms(
  tree: Root,
  glossary: Glossary,
  file: string,
  find: TermFinder = createTermFinder(glossary.terms, glossary.tooCommon),
): void {
  const marked = fillWrittenTerms(tree, glossary, file);
  // The page with the glossary shows all definitions anyway.
  if (expandGlossary(tree, glossary)) return;
  walk(tree, (text) => splitAtTerms(text, find, glossary, marked));
}

/**
 * Checks each `<Term id>` that an author wrote, and adds the term if the element is empty.
 *
 * @returns ids of these terms
 */
function fillWrittenTerms(tree: Root, glossary: Glossary, file: string): Set<string> {
  const ids = new Set<string>();
  visitElements(tree, (element) => {
    if (element.name !== 'Term') return;
    const location = locationOf(file, element);
    const id = requiredAttribute(element, 'id', location, EXAMPLE);
    const term = glossary.terms.get(id);
    if (!term) {
      throw new Fault(
        'glossary/unknown',
        location,
        `no term "${id}".`,
        `Nearest: ${nearest(id, glossary.terms.keys()).join(', ')}.`,
        'Fix: correct the id, or add the term to a file of data/glossary/.',
      );
    }
    ids.add(id);
    // Without the definition, which plugins/page-data keeps out of the page's script.
    element.attributes = attributes({id});
    if (element.children.length === 0) {
      (element as {children: unknown[]}).children = [text(term.term)];
    }
  });
  return ids;
}

/** Visits all prose in reading order and replaces each text node. */
function walk(parent: Parents, replace: (text: string) => PhrasingContent[]): void {
  let section = '';
  const children: Nodes[] = [];
  parent.children.forEach((node, index) => {
    if (node.type === 'heading' && node.depth === 2) section = toString(node);
    const isTableHead = parent.type === 'table' && index === 0;
    if (node.type === 'text' && !SKIPPED_SECTIONS.has(section)) {
      children.push(...replace(node.value));
      return;
    }
    children.push(node);
    if (isTableHead || SKIPPED_SECTIONS.has(section) || isSkipped(node)) return;
    if ('children' in node) walk(node, replace);
  });
  parent.children = children as typeof parent.children;
}

function isSkipped(node: Nodes): boolean {
  if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') {
    return SKIPPED.has(node.type);
  }
  // A fragment, `<>`, has no name.
  const {name} = node;
  if (!name) return false;
  return /^[a-z]/.test(name) ? SKIPPED_ELEMENTS.has(name) : !PROSE_COMPONENTS.has(name);
}

function splitAtTerms(
  value: string,
  find: TermFinder,
  {terms}: Glossary,
  marked: Set<string>,
): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let from = 0;
  for (const {id, start, end} of find(value)) {
    const term = terms.get(id);
    if (!term || marked.has(id)) continue;
    marked.add(id);
    if (start > from) nodes.push(text(value.slice(from, start)));
    const element: MdxJsxTextElement = {
      type: 'mdxJsxTextElement',
      name: 'Term',
      attributes: attributes({id}),
      children: [text(value.slice(start, end))],
    };
    nodes.push(element);
    from = end;
  }
  if (from < value.length) nodes.push(text(value.slice(from)));
  return nodes;
}
