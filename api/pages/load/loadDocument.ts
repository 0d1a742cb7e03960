import {existsSync} from 'node:fs';
import path from 'node:path';
import type {NormalizedProblem} from '@redocly/openapi-core';
import {Fault} from '../../../config/fault';
import {fixOf, plugins, rules} from '../check/rules';
import type {OpenApi} from './document';

/** A document in one piece, or everything that is wrong with it. */
export type LoadedDocument = {
  readonly document?: OpenApi;
  readonly faults: readonly Fault[];
};

/**
 * Reads a document of several files into one, and holds it to the rules of OpenAPI and of our pages.
 *
 * @param root folder of the project; faults name files from there
 * @param file `openapi.yaml`, from the root
 */
export async function loadDocument(root: string, file: string): Promise<LoadedDocument> {
  const ref = path.join(root, file);
  if (!existsSync(ref)) {
    const fix = 'Fix: write it, or remove the API from the list of APIs.';
    return {faults: [new Fault('api-reference/document', file, 'no such document.', fix)]};
  }
  const {bundle, createConfig, lint, YamlParseError} = await import('@redocly/openapi-core');
  const config = await createConfig({rules}, {plugins});
  try {
    const problems = await lint({ref, config});
    if (problems.length) return {faults: withoutRepeats(problems.map((one) => toFault(root, one)))};
  } catch (error) {
    if (!(error instanceof YamlParseError)) throw error;
    return {faults: [new Fault('api-reference/yaml', file, error.message, YAML_FIX)]};
  }
  const result = await bundle({ref, config});
  // The parser may share nodes between places; whoever reads the document may not change it.
  return {document: result.bundle.parsed as OpenApi, faults: []};
}

const YAML_FIX = 'Fix: correct the line; quote text that holds ": " or begins with a sign.';

function toFault(root: string, {location, message, suggest, ruleId}: NormalizedProblem): Fault {
  const [place] = location;
  const file = path.relative(root, place?.source.absoluteRef ?? '').replaceAll(path.sep, '/');
  const pointer = (place?.pointer ?? '#/').replace(/^#/, '');
  const what = message.trim().replace(/\s+/g, ' ');
  if (place?.pointer === undefined) return new Fault('api-reference/yaml', file, what, YAML_FIX);
  const guess = suggest.length ? [`Nearest: ${suggest.join(', ')}.`] : [];
  return new Fault(
    `api-reference/${ruleId}`,
    `${file}#${pointer}`,
    what,
    ...guess,
    `Fix: ${fixOf(ruleId)}`,
  );
}

/** A file that cannot be parsed is reported once for each reference to it. */
function withoutRepeats(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [fault.message, fault])).values()];
}
