import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {NormalizedProblem} from '@redocly/openapi-core';
import {parse as parseYaml} from 'yaml';
import {nearest} from '../../../suggest/nearest';
import type {OpenApi} from './document';
import type {Problem} from './problem';

/** A document in one piece, and what its parser says of it. */
export type LoadedDocument = {
  /** Absent where the document cannot be read at all. */
  readonly document?: OpenApi;
  readonly problems: Problem[];
};

/**
 * The parser's rules that hold for every document. Those on examples, tags and descriptions are
 * ours (check/), because they name our files and say how to mend them.
 */
const RULES = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'no-server-trailing-slash': 'error',
  'no-empty-servers': 'error',
  'no-identical-paths': 'error',
  'no-path-trailing-slash': 'error',
  'path-not-include-query': 'error',
  'path-declaration-must-exist': 'error',
  'operation-2xx-response': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-parameters-unique': 'error',
  'no-enum-type-mismatch': 'error',
  'no-duplicated-enum-values': 'error',
  'no-duplicated-tag-names': 'error',
  'no-mixed-number-range-constraints': 'error',
  'no-required-schema-properties-undefined': 'error',
  'no-unused-components': 'error',
  'spec-components-invalid-map-name': 'error',
} as const;

/**
 * Reads a document of several files into one, and holds it to the rules of OpenAPI.
 *
 * @param root folder of the project; problems name files from there
 * @param file `openapi.yaml`, from the root
 */
export async function loadDocument(root: string, file: string): Promise<LoadedDocument> {
  const ref = path.join(root, file);
  if (!existsSync(ref)) {
    const fix = `Write it, or remove the API from plugins/api-reference/load/apis.ts.`;
    return {problems: [{file, pointer: '/', what: 'there is no such document.', fix}]};
  }
  const broken = unparsable(root, ref);
  if (broken.length) return {problems: broken};
  const {bundle, createConfig, lint} = await import('@redocly/openapi-core');
  const config = await createConfig({rules: RULES});
  const found = await lint({ref, config});
  const errors = found.filter(({severity}) => severity === 'error');
  if (errors.length) return {problems: errors.map((problem) => toProblem(root, problem))};
  const result = await bundle({ref, config});
  // The parser may share nodes between places; whoever reads the document may not change it.
  return {document: result.bundle.parsed as OpenApi, problems: []};
}

/** Files of the document's folder that are no YAML, which the parser would tell only in part. */
function unparsable(root: string, ref: string): Problem[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  const read = (file: string): void => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    const name = path.relative(root, file).split(path.sep).join('/');
    let value: unknown;
    try {
      value = parseYaml(readFileSync(file, 'utf8'));
    } catch (error) {
      const what = `the file is no YAML: ${(error as Error).message.split('\n')[0]}`;
      const fix = 'Correct the line; quote text that holds ": " or begins with a sign.';
      problems.push({file: name, pointer: '/', what, fix});
      return;
    }
    for (const target of externalRefs(value)) read(path.resolve(path.dirname(file), target));
  };
  read(ref);
  return problems;
}

function externalRefs(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(externalRefs);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (key !== '$ref' || typeof child !== 'string') return externalRefs(child);
    const [file = ''] = child.split('#');
    return file && !/^https?:/.test(file) ? [file] : [];
  });
}

function toProblem(root: string, {location, message, suggest, ruleId}: NormalizedProblem): Problem {
  const [place] = location;
  const file = path
    .relative(root, place?.source.absoluteRef ?? '')
    .split(path.sep)
    .join('/');
  const pointer = (place?.pointer ?? '#/').replace(/^#/, '');
  if (ruleId === 'no-unresolved-refs') return unresolved(root, {file, pointer});
  const guess = suggest.length ? `Did you mean ${suggest.join(' or ')}? ` : '';
  return {
    file,
    pointer,
    what: message.trim().replace(/\s+/g, ' '),
    fix: `${guess}Correct it as OpenAPI 3.1 asks (rule ${ruleId}).`,
  };
}

/** A reference to nothing: names it, and what is in the file that it names. */
function unresolved(root: string, place: Pick<Problem, 'file' | 'pointer'>): Problem {
  const source = path.join(root, place.file);
  const node = at(parseYaml(readFileSync(source, 'utf8')), place.pointer.replace(/\/\$ref$/, ''));
  const ref = String((node as {$ref?: unknown} | undefined)?.$ref);
  const [name = '', inside = ''] = ref.split('#');
  const target = path.resolve(path.dirname(source), name || path.basename(source));
  const what = `the reference ${ref} leads nowhere.`;
  if (!existsSync(target)) {
    return {
      ...place,
      what,
      fix: 'Correct the file in it; it is read from the folder of this file.',
    };
  }
  const parent = at(parseYaml(readFileSync(target, 'utf8')), inside.replace(/\/[^/]*$/, ''));
  const names = typeof parent === 'object' && parent !== null ? Object.keys(parent) : [];
  const known = nearest(inside.split('/').at(-1) ?? '', names);
  const valid = known.length ? {valid: `nearest are ${known.join(', ')}`} : {};
  return {
    ...place,
    what,
    ...valid,
    fix: `Correct the name, or write it in ${name || 'this file'}.`,
  };
}

function at(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], value);
}
