import type {Element, ElementContent, RootContent} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';

/** A run of neighbors at the top of a page: text that never changes, or a part that does. */
export type Stretch = {readonly isStatic: boolean; readonly nodes: readonly RootContent[]};

type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Components that are markup only; what they do is done by listeners on the document. */
const STATIC_COMPONENTS = new Set(['DataTable', 'Fact', 'Term']);

/** Elements whose component in the theme keeps a state. */
const DYNAMIC_ELEMENTS = new Set(['details', 'img', 'mermaid', 'tabs', 'video']);

/** Of these, what is no component once it is written as JSX; see api/pages/rehypeFolds. */
const PLAIN_ELEMENTS = new Set(['details']);

/** Cuts a page into stretches, in reading order. Line breaks between blocks belong to both. */
export function splitStretches(tree: {readonly children: readonly RootContent[]}): Stretch[] {
  const stretches: {isStatic: boolean; nodes: RootContent[]}[] = [];
  for (const node of tree.children) {
    const last = stretches.at(-1);
    if (isBlank(node)) {
      last?.nodes.push(node);
      continue;
    }
    const isStatic = isStaticNode(node as ElementContent);
    if (last?.isStatic === isStatic) last.nodes.push(node);
    else stretches.push({isStatic, nodes: [node]});
  }
  return stretches;
}

/** What is around other parts and has no text of its own. */
const FRAMES = new Set(['div', 'section', 'Tabs', 'TabItem']);

/** A part that changes only in some of its children, so that the others can be cut out of it. */
export function isFrame(node: RootContent): node is Element {
  const name = node.type === 'element' ? node.tagName : (node as unknown as Jsx).name;
  return name != null && FRAMES.has(name);
}

function isBlank(node: RootContent): boolean {
  return node.type === 'text' && !node.value.trim();
}

function isStaticNode(node: ElementContent | Jsx): boolean {
  if (node.type === 'text' || node.type === 'comment') return true;
  if (node.type === 'element') {
    return !DYNAMIC_ELEMENTS.has(node.tagName) && node.children.every(isStaticNode);
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return isStaticJsx(node);
  }
  // A comment is an expression without a value; any other may be anything.
  return isEmptyExpression(node);
}

function isStaticJsx({name, attributes, children}: Jsx): boolean {
  // What is not a plain string may be code.
  const hasCode = attributes.some(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || typeof attribute.value === 'object',
  );
  const isLive = attributes.some((attribute) => 'name' in attribute && attribute.name === 'live');
  const isKnown =
    name === null ||
    STATIC_COMPONENTS.has(name) ||
    (name === 'CodeBlock' && !isLive) ||
    PLAIN_ELEMENTS.has(name) ||
    (/^[a-z]/.test(name) && !DYNAMIC_ELEMENTS.has(name));
  return isKnown && !hasCode && children.every(isStaticNode);
}

function isEmptyExpression(node: {type: string; value?: unknown}): boolean {
  const isExpression = /^mdx(Flow|Text)Expression$/.test(node.type);
  return isExpression && /^\s*(\/\*[\s\S]*\*\/)?\s*$/.test(String(node.value));
}
