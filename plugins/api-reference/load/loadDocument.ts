import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {NormalizedProblem} from '@redocly/openapi-core';
import {parse as parseYaml} from 'yaml';
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
  const nearest = suggest.length ? `Did you mean ${suggest.join(' or ')}? ` : '';
  return {
    file,
    pointer,
    what: message.trim().replace(/\s+/g, ' '),
    fix: `${nearest}Correct it as OpenAPI 3.1 asks (rule ${ruleId}).`,
  };
}
