import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {RootContent} from 'hast';
import {refractor} from 'refractor';
import tsx from 'refractor/tsx';
import {parse} from 'yaml';

/** An entry of patterns.yaml, which documents each field. */
export type Pattern = {
  readonly find: string;
  readonly use: string;
  readonly in?: string;
  readonly bad: string;
  readonly good: string;
};

export const patterns = parse(
  readFileSync(path.join(import.meta.dirname, 'patterns.yaml'), 'utf8'),
) as readonly Pattern[];

const compiled = patterns.map((pattern) => ({
  ...pattern,
  // After a line break, the text may continue behind the marker of a comment or a quotation.
  find: new RegExp(
    pattern.find.replaceAll(' ', '(?:[ \\t]+|[ \\t]*\\n[ \\t]*[*/>]*[ \\t]*)'),
    'gi',
  ),
}));

refractor.register(tsx);

/**
 * Readers of prose by file extension. Each replaces characters that are not prose with spaces, so that
 * positions stay the same.
 */
const READERS: Readonly<Record<string, (source: string) => string>> = {
  ts: (source) => proseInCode(source, 'typescript'),
  tsx: (source) => proseInCode(source, 'tsx'),
  mjs: (source) => proseInCode(source, 'javascript'),
  css: (source) => proseInCode(source, 'css'),
  md: proseInMarkdown,
  mdx: proseInMarkdown,
  // Keywords are words that readers type, so they needn't be good English.
  yaml: (source) => source.replace(/`[^`]+`|^ *x-keywords:(?:\n +- .*)+|^ *[\w-]+:(?=\s)/gm, blank),
  svg: (source) => source.replace(/<[^>]+>/g, blank),
};

/**
 * Finds unnatural English in the prose of a file.
 *
 * @param file path from the project's root; files with other extensions have no prose
 * @returns one message for each match, with the line, the column and a replacement
 */
export function checkProse(file: string, source: string): string[] {
  const readProse = READERS[path.extname(file).slice(1)];
  if (!readProse) return [];
  let prose: string | undefined;
  return compiled.flatMap(({find, use, in: files}) => {
    if (files !== undefined && !new RegExp(files).test(file)) return [];
    return [...source.matchAll(find)].flatMap(({0: text, index}) => {
      // Parsed only now, because most files match no pattern, and parsing takes longer than matching.
      prose ??= readProse(source);
      if (prose.slice(index, index + text.length) !== text) return [];
      const lines = source.slice(0, index).split('\n');
      const location = `${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
      return `${location} "${text.replace(/\s+(?:[*/>]+\s+)?/g, ' ')}": use "${use}"`;
    });
  });
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function proseInMarkdown(source: string): string {
  const fence = /^[ \t]*(?:[-\d.]+ +)?(`{3,}).*\n[\s\S]*?^[ \t]*\1/;
  const inline = /`[^`\n]+`|\{\/\*[\s\S]*?\*\/\}|\]\([^)]*\)|^keywords: .*$/;
  return source.replace(new RegExp(`${fence.source}|${inline.source}`, 'gm'), blank);
}

/** Keeps comments, texts of elements, and strings of several words. */
function proseInCode(source: string, language: string): string {
  const read = (node: RootContent, isProse: boolean): string => {
    if (node.type === 'text') {
      const text = isProse && node.value.includes(' ') ? node.value : blank(node.value);
      return text.replace(/`[^`\n]+`/g, blank);
    }
    if (node.type !== 'element') return '';
    const tokens = String(node.properties.className);
    const isText = isProse || /\b(?:comment|string|plain-text)\b/.test(tokens);
    return node.children
      .map((child) => read(child, isText && !/\binterpolation\b/.test(tokens)))
      .join('');
  };
  return refractor
    .highlight(source, language)
    .children.map((child) => read(child, false))
    .join('');
}
