import type {Element, Nodes} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';

/** Tables of Markdown are elements; those made from the data are JSX until the page is compiled. */
export type Part = Element | MdxJsxFlowElementHast | MdxJsxTextElementHast;

export function isPart(node: Nodes): node is Part {
  return (
    node.type === 'element' ||
    node.type === 'mdxJsxFlowElement' ||
    node.type === 'mdxJsxTextElement'
  );
}

export function tagOf(part: Part): string {
  return (part.type === 'element' ? part.tagName : part.name) ?? '';
}

/** The parts of that name below a part, in order. */
export function partsOf(part: Part, ...tags: string[]): Part[] {
  return part.children.filter(isPart).flatMap((child) => {
    const inside = partsOf(child, ...tags);
    return tags.includes(tagOf(child)) ? [child, ...inside] : inside;
  });
}

/** What a reader sees of a part. A value of the data has its text in an attribute. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const inside = node.children.map(textOf).join('');
  return isPart(node) && tagOf(node) === 'Fact' ? `${attributeOf(node, 'text')}${inside}` : inside;
}

export function attributeOf(part: Part, name: string): string {
  if (part.type === 'element') return String(part.properties[name] ?? '');
  const found = part.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}

/** Sets an attribute. Elements know some by another name, as `className`. */
export function setAttribute(part: Part, name: string, value: string): void {
  if (part.type === 'element') part.properties[name] = value;
  else part.attributes.push({type: 'mdxJsxAttribute', name, value});
}
