import type {Element, Root} from 'hast';
import type {VFile} from 'vfile';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';
import {locationOf, relativePath} from '../jsxElements';
import {attributes, jsx} from '../tree';
import {highlightLines} from './highlightLines';
import {parseMeta} from './parseMeta';

/**
 * Turns each fenced block into a `CodeBlock` element with finished HTML, one string per block, so that
 * the browser gets neither a highlighter nor a tree of tokens.
 *
 * The region and the buttons of a block are named after its title, with the block's number if several
 * blocks share the title: screen reader users couldn't tell buttons with the same name apart.
 *
 * @throws Fault with file and line, if a language or an option is unknown
 */
export function rehypeHighlight() {
  return (tree: Root, file: VFile): void => {
    const blocks: {
      values: Record<string, string | undefined>;
      replaceWith: (node: Element) => void;
    }[] = [];
    visit(tree, 'element', (node, index, parent) => {
      const code = node.children[0];
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      if (!parent || index === undefined) return;
      const values = blockAttributes(code, locationOf(relativePath(file), node));
      blocks.push({values, replaceWith: (block) => (parent.children[index] = block)});
      return SKIP;
    });
    const titles = blocks.map(({values}) => values.title);
    blocks.forEach(({values, replaceWith}, index) => {
      const {title, language} = values;
      const number = `block ${index + 1}`;
      const isShared = titles.indexOf(title) !== titles.lastIndexOf(title);
      const uniqueTitle = isShared ? `${title}, ${number}` : title;
      const name = title ? uniqueTitle : `${number}, ${language}`;
      replaceWith(jsx('CodeBlock', attributes({...values, name})) as unknown as Element);
    });
  };
}

/** The attributes of a `CodeBlock` except its name. */
function blockAttributes(code: Element, location: string): Record<string, string | undefined> {
  const source = toString(code).replace(/\n$/, '');
  const language = languageOf(code);
  const meta = parseMeta(metaOf(code), location);
  const lines = highlightLines(source, language, location).map((line, index) => {
    const className = meta.lines.has(index + 1) ? ['line', 'line--marked'] : ['line'];
    return h('span', {className}, ...line, '\n');
  });
  const live = meta.live ? source : undefined;
  return {language, title: meta.title || undefined, live, html: toHtml(lines)};
}

function languageOf(code: Element): string {
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  const languageClass = names.map(String).find((name) => name.startsWith('language-'));
  return languageClass?.slice('language-'.length) ?? 'text';
}

function metaOf(code: Element): string {
  const {metastring} = code.properties;
  if (typeof metastring === 'string') return metastring;
  const meta = (code.data as {meta?: unknown} | undefined)?.meta;
  return typeof meta === 'string' ? meta : '';
}
