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

/** Grammars of the content that aren't among the library's common ones. */
for (const grammar of [docker, http, jsx, nginx, protobuf, toml, tsx]) refractor.register(grammar);

/** Languages of blocks that aren't highlighted. */
const PLAIN = new Set(['text', 'txt', 'output', 'console', 'opcodes']);

/** A highlighted line of code. */
export type Line = readonly ElementContent[];

/**
 * Highlights code at build time, so that the browser receives spans and no highlighter.
 *
 * @param place file and line, for the message
 * @throws Fault on an unknown language, with the valid ones
 */
export function highlightLines(code: string, language: string, place: string): Line[] {
  const lines = code.split('\n');
  if (language === 'console') return lines.map((line) => consoleLine(line, place));
  if (PLAIN.has(language)) return lines.map((value) => [{type: 'text', value}]);
  if (!refractor.registered(language)) {
    throw new Fault(
      'code/language',
      place,
      `no grammar for the language "${language}".`,
      `Valid: ${[...refractor.listLanguages(), ...PLAIN].sort().join(', ')}.`,
      'Fix: use one of these, or add the grammar to markdown/highlight/highlightLines.ts.',
    );
  }
  return splitLines(refractor.highlight(code, language).children as ElementContent[]);
}

/** In a console block a line that starts with `$ ` is a command; other lines are output. */
function consoleLine(line: string, place: string): Line {
  if (!line.startsWith('$ ')) return [h('span.output', line)];
  return [h('span.prompt', '$ '), ...highlightLines(line.slice(2), 'bash', place).flat()];
}

/** Splits highlighted code into lines; a token that spans lines is repeated on each. */
function splitLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    const [first = [], ...rest] = partsOf(node);
    lines.at(-1)?.push(...first);
    lines.push(...rest);
  }
  return lines;
}

function partsOf(node: ElementContent): ElementContent[][] {
  if (node.type === 'text') {
    return node.value.split('\n').map((value) => [{type: 'text', value}]);
  }
  if (node.type !== 'element') return [];
  const classes = [node.properties.className].flat().filter((name) => name !== 'token');
  const className = classes.map((name) => `t-${String(name)}`);
  return splitLines(node.children).map((children) => [h('span', {className}, children)]);
}
