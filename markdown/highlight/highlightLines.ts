import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import {refractor} from 'refractor';
import docker from 'refractor/docker';
import http from 'refractor/http';
import jsx from 'refractor/jsx';
import nginx from 'refractor/nginx';
import protobuf from 'refractor/protobuf';
import toml from 'refractor/toml';
import tsx from 'refractor/tsx';
import {Fault} from '../../config/fault';

// Grammars of languages on pages that the library doesn't register by default.
for (const grammar of [docker, http, jsx, nginx, protobuf, toml, tsx]) refractor.register(grammar);

/** Languages without a grammar; of these, only the commands in `console` blocks are highlighted. */
const PLAIN = new Set(['text', 'txt', 'output', 'console', 'opcodes']);

/** A highlighted line of code. */
export type Line = readonly ElementContent[];

/**
 * Highlights code at build time, so that the browser receives spans and no highlighter.
 *
 * @param location file and line, for error messages
 * @throws Fault with the valid languages, if the language is unknown
 */
export function highlightLines(code: string, language: string, location: string): Line[] {
  const lines = code.split('\n');
  if (language === 'console') return lines.map((line) => consoleLine(line, location));
  if (PLAIN.has(language)) return lines.map((value) => [{type: 'text', value}]);
  if (!refractor.registered(language)) {
    throw new Fault(
      'code/language',
      location,
      `no grammar for the language "${language}".`,
      `Valid: ${[...refractor.listLanguages(), ...PLAIN].sort().join(', ')}.`,
      'Fix: use one of these, or add the grammar to markdown/highlight/highlightLines.ts.',
    );
  }
  return splitLines(refractor.highlight(code, language).children as ElementContent[]);
}

/** In a console block a line that starts with `$ ` is a command; other lines are output. */
function consoleLine(line: string, location: string): Line {
  if (!line.startsWith('$ ')) return [h('span.output', line)];
  return [h('span.prompt', '$ '), ...highlightLines(line.slice(2), 'bash', location).flat()];
}

/** Splits highlighted code into lines; a token that spans lines is repeated on each. */
function splitLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    const [first = [], ...rest] = linesOf(node);
    lines.at(-1)?.push(...first);
    lines.push(...rest);
  }
  return lines;
}

function linesOf(node: ElementContent): ElementContent[][] {
  if (node.type === 'text') {
    return node.value.split('\n').map((value) => [{type: 'text', value}]);
  }
  if (node.type !== 'element') return [];
  const classes = [node.properties.className].flat().filter((name) => name !== 'token');
  const className = classes.map((name) => `t-${String(name)}`);
  return splitLines(node.children).map((children) => [h('span', {className}, children)]);
}
