import type {Element, Root} from 'hast';
import type {VFile} from 'vfile';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';
import {relativePath, locationOf} from '../jsxElements';
import {attributes, jsx} from '../tree';
import {highlightLines} from './highlightLines';
import {parseMeta} from './parseMeta';

/**
 * Turns each fenced block into a `CodeBlock` element with finished HTML, one string per block, so that
 * the browser gets neither a highlighter nor a tree of tokens.
 *
 * Each block has a unique name for its region and buttons, because buttons with the same name can't
 * be told apart: the title, with the block's number if several blocks share the title.
 *
 * @throws Fault naming file and line on an unknown language or option
 */
export function rehypeHighlight() {
  return (tree: Root, file: VFile): void => {
    const blocks: {values: Record<string, string | undefined>; put: (node: Element) => void}[] = [];
    visit(tree, 'element', (node, index, parent) => {
      const code = node.children[0];
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      if (!parent || index === undefined) return;
      const values = blockOf(code, locationOf(relativePath(file), node));
      blocks.push({values, put: (block) => (parent.children[index] = block)});
      return SKIP;
    });
    const titles = blocks.map(({values}) => values.title);
    blocks.forEach(({values, put}, index) => {
      const {title, language} = values;
      const number = `block ${index + 1}`;
      const isShared = titles.indexOf(title) !== titles.lastIndexOf(title);
      const titled = isShared ? `${title}, ${number}` : title;
      const name = title ? titled : `${number}, ${language}`;
      put(jsx('CodeBlock', attributes({...values, name})) as unknown as Element);
    });
  };
}

/** The attributes of a `CodeBlock`, without its name. */
function blockOf(code: Element, place: string): Record<string, string | undefined> {
  const source = toString(code).replace(/\n$/, '');
  const language = languageOf(code);
  const meta = parseMeta(metaOf(code), place);
  const lines = highlightLines(source, language, place).map((line, index) => {
    const className = meta.lines.has(index + 1) ? ['line', 'line--marked'] : ['line'];
    return h('span', {className}, ...line, '\n');
  });
  const live = meta.live ? source : undefined;
  return {language, title: meta.title || undefined, live, html: toHtml(lines)};
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
