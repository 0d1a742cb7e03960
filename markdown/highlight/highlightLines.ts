import type {ElementContent} from 'hast';
import {refractor} from 'refractor/core';
import {Fault} from '../../config/fault';
import {languages, plainLanguages} from './languages';

for (const language of languages) refractor.register(language);

/** Every name that a code block may carry, sorted. */
function knownLanguages(): string[] {
  return [...new Set([...refractor.listLanguages(), ...plainLanguages])].sort();
}

/**
 * Highlights code at build time and returns one HTML string per line, so that the browser
 * receives spans and no highlighter.
 *
 * @param place file and line, for the message
 * @throws Fault on an unknown language, with the valid ones
 */
export function highlightLines(code: string, language: string, place: string): string[] {
  if (language === 'console') return code.split('\n').map((line) => consoleLine(line, place));
  if (plainLanguages.has(language)) return code.split('\n').map(escapeHtml);
  if (!refractor.registered(language)) {
    throw new Fault(
      'code/language',
      place,
      `no grammar for the language "${language}".`,
      `Valid: ${knownLanguages().join(', ')}.`,
      'Fix: name one of these, or add the grammar to markdown/highlight/languages.ts.',
    );
  }
  const tree = refractor.highlight(code, language);
  return splitLines(tree.children as ElementContent[]);
}

/** In a console block a line that starts with `$ ` is a command; any other is what it prints. */
function consoleLine(line: string, place: string): string {
  if (!line.startsWith('$ ')) return `<span class="output">${escapeHtml(line)}</span>`;
  return `<span class="prompt">$ </span>${highlightLines(line.slice(2), 'bash', place)[0] ?? ''}`;
}

/** A token may span lines; each line must be whole markup, so open spans close and reopen. */
function splitLines(nodes: ElementContent[]): string[] {
  const lines: string[] = [''];
  const append = (html: string) => {
    lines[lines.length - 1] += html;
  };
  const walk = (node: ElementContent, open: readonly string[]) => {
    if (node.type === 'text') {
      node.value.split('\n').forEach((part, index) => {
        if (index > 0) {
          append('</span>'.repeat(open.length));
          lines.push(open.join(''));
        }
        append(escapeHtml(part));
      });
    } else if (node.type === 'element') {
      const tag = openingTag(node.properties.className);
      append(tag);
      for (const child of node.children) walk(child, [...open, tag]);
      append('</span>');
    }
  };
  for (const node of nodes) walk(node, []);
  return lines;
}

function openingTag(className: unknown): string {
  const names = (Array.isArray(className) ? className : []).filter((name) => name !== 'token');
  return `<span class="${names.map((name) => `t-${String(name)}`).join(' ')}">`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}
