import type {Element, Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';
import {highlightLines} from './highlightLines';
import {parseMeta} from './meta';
import {fileOf, placeOf} from '../readElement';
import {attributes, jsx} from '../tree';

/**
 * Turns each fenced block into a `CodeBlock` element that holds finished HTML, one string
 * per block, so that neither a highlighter nor a tree of tokens is sent to the browser.
 *
 * @throws Fault naming file and line on an unknown language or option
 */
export function rehypeHighlight() {
  return (tree: Root, file: VFile): void => {
    const blocks: MdxJsxFlowElement[] = [];
    visit(tree, 'element', (node, index, parent) => {
      const code = node.children[0];
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      if (!parent || index === undefined) return;
      const place = placeOf(fileOf(file), node);
      const block = codeBlock(code, place);
      blocks.push(block);
      parent.children[index] = block as unknown as Element;
      return SKIP;
    });
    nameBlocks(blocks);
  };
}

/**
 * Gives each block its own name for its region and buttons, because a list of buttons with one
 * name can't be told apart: the title, with the block's number where several blocks share the title.
 */
function nameBlocks(blocks: readonly MdxJsxFlowElement[]): void {
  const titles = blocks.map((block) => textAttribute(block, 'title'));
  blocks.forEach((block, index) => {
    const title = titles[index];
    const number = `block ${index + 1}`;
    const isShared = titles.filter((other) => other === title).length > 1;
    const name = title
      ? `${title}${isShared ? `, ${number}` : ''}`
      : `${number}, ${textAttribute(block, 'language')}`;
    block.attributes.push(...attributes({name}));
  });
}

function textAttribute({attributes: all}: MdxJsxFlowElement, key: string): string | undefined {
  const found = all.find((one) => one.type === 'mdxJsxAttribute' && one.name === key)?.value;
  return typeof found === 'string' ? found : undefined;
}

function codeBlock(code: Element, place: string): MdxJsxFlowElement {
  const source = toString(code).replace(/\n$/, '');
  const language = languageOf(code);
  const meta = parseMeta(metaOf(code), place);
  const lines = highlightLines(source, language, place).map((line, index) => {
    const className = meta.lines.has(index + 1) ? ['line', 'line--marked'] : ['line'];
    return h('span', {className}, ...line, '\n');
  });
  const html = toHtml(lines);
  const live = meta.live ? source : undefined;
  return jsx('CodeBlock', attributes({language, title: meta.title || undefined, live, html}));
}

function languageOf(code: Element): string {
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  const found = names.map(String).find((name) => name.startsWith('language-'));
  return found?.slice('language-'.length) ?? 'text';
}

function metaOf(code: Element): string {
  const {metastring} = code.properties;
  if (typeof metastring === 'string') return metastring;
  const meta = (code.data as {meta?: unknown} | undefined)?.meta;
  return typeof meta === 'string' ? meta : '';
}
