import type {Nodes, Parents, PhrasingContent, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {Fault} from '../../config/fault';
import {loadGlossary, type Glossary} from '../../data/glossary/load';
import {nearest} from '../../config/nearest';
import {relativePath, locationOf, requiredAttribute, visitElements} from '../jsxElements';
import {expandGlossary} from './expandGlossary';
import {termFinder} from './findTerms';
import {attributes, text} from '../tree';

const EXAMPLE = '<Term id="finality-provider">provider</Term>';

type Finder = ReturnType<typeof termFinder>;

/** Nodes without prose. Links and summaries too, because a control must not contain another. */
const SKIPPED = new Set<string>([
  ...['heading', 'link', 'linkReference', 'definition', 'code', 'inlineCode'],
  ...['mdxAdmonitionTitle', 'leafDirective', 'textDirective'],
]);

/** The same for HTML elements. */
const SKIPPED_ELEMENTS = new Set<string>([
  ...['a', 'button', 'caption', 'code', 'figcaption', 'head', 'kbd', 'label', 'nav', 'pre'],
  ...['samp', 'style', 'summary', 'svg', 'th'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);

/** Components whose children are prose; others may use text in any way. */
const PROSE_COMPONENTS = new Set<string>(['Tabs', 'TabItem']);

/** Sections that quote the names of others. */
const SKIPPED_SECTIONS = new Set<string>(['Sources']);

/**
 * Wraps the first use of each term on a page into `<Term>`, which shows its definition, and replaces
 * `<Glossary />` by the whole glossary. Must come after the steps that write tables and other
 * components.
 *
 * @throws Fault naming file, line, the nearest terms and the fix
 */
export function remarkTerms() {
  const glossary = loadGlossary();
  const find = termFinder(glossary.terms, glossary.tooCommon);
  return (tree: Root, file: VFile): void => {
    markTerms(tree, glossary, relativePath(file), find);
  };
}

/** The step itself, on a given glossary. */
export function markTerms(
  tree: Root,
  glossary: Glossary,
  file: string,
  find: Finder = termFinder(glossary.terms, glossary.tooCommon),
): void {
  const seen = fillWrittenTerms(tree, glossary, file);
  // The page with all definitions needs none next to its words.
  if (expandGlossary(tree, glossary)) return;
  walk(tree, (text) => split(text, find, glossary, seen));
}

/** Checks each `<Term id>` of an author, and fills in its words if it has none. */
function fillWrittenTerms(tree: Root, glossary: Glossary, file: string): Set<string> {
  const seen = new Set<string>();
  visitElements(tree, (element) => {
    if (element.name !== 'Term') return;
    const location = locationOf(file, element);
    const written = requiredAttribute(element, 'id', location, EXAMPLE);
    const term = glossary.terms.get(written);
    if (!term) {
      throw new Fault(
        'glossary/unknown',
        location,
        `no term "${written}".`,
        `Nearest: ${nearest(written, glossary.terms.keys()).join(', ')}.`,
        'Fix: correct the id, or add the term to a file of data/glossary/.',
      );
    }
    seen.add(written);
    // Without the definition, which plugins/page-data keeps out of the page's script.
    element.attributes = attributes({id: written});
    if (element.children.length === 0) {
      (element as {children: unknown[]}).children = [text(term.term)];
    }
  });
  return seen;
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
  // `<>` has no name and does nothing.
  const {name} = node;
  if (!name) return false;
  return /^[a-z]/.test(name) ? SKIPPED_ELEMENTS.has(name) : !PROSE_COMPONENTS.has(name);
}

function split(
  value: string,
  find: Finder,
  {terms}: Glossary,
  seen: Set<string>,
): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let from = 0;
  for (const {id, start, end} of find(value)) {
    const term = terms.get(id);
    if (!term || seen.has(id)) continue;
    seen.add(id);
    if (start > from) parts.push(text(value.slice(from, start)));
    const element: MdxJsxTextElement = {
      type: 'mdxJsxTextElement',
      name: 'Term',
      attributes: attributes({id}),
      children: [text(value.slice(start, end))],
    };
    parts.push(element);
    from = end;
  }
  if (from < value.length) parts.push(text(value.slice(from)));
  return parts;
}
