import {existsSync} from 'node:fs';
import path from 'node:path';
import type {NormalizedProblem} from '@redocly/openapi-core';
import {Fault} from '../../../config/fault';
import type {ContentCache} from '../../../finish/cache/ContentCache';
import {hashFiles} from '../../../finish/cache/hashFiles';
import type {ApiId} from '../../schema/operation';
import {checkPages} from '../check/checkPages';
import {configuration, fixOf} from '../check/rules';
import type {OpenApi} from './openApi';
import {readApi, type Api} from './readApi';
import {loadSockets} from './sockets';

/**
 * Reads and checks one API.
 *
 * @param root folder of the project
 * @param cache see loadDocument
 */
export async function loadApi(
  root: string,
  id: ApiId,
  cache?: ContentCache,
): Promise<{api?: Api; faults: readonly Fault[]}> {
  const {document, faults} = await loadDocument(root, `api/specs/${id}/openapi.yaml`, cache);
  const {sockets, faults: socketFaults} = loadSockets(root, id);
  const loadFaults = [...faults, ...socketFaults];
  if (!document) return {faults: loadFaults};
  const api = readApi(id, document, sockets);
  return {api, faults: [...loadFaults, ...checkPages(api)]};
}

/** A bundled document, or all of its faults. */
export type LoadedDocument = {
  readonly document?: OpenApi;
  readonly faults: readonly Fault[];
};

/**
 * Bundles a document and checks it against the rules of OpenAPI and of our pages.
 *
 * @param root folder of the project; files in faults are relative to it
 * @param file path of `openapi.yaml`, relative to `root`
 * @param cache keeps documents without faults, so that only changed ones are checked again
 */
export async function loadDocument(
  root: string,
  file: string,
  cache?: ContentCache,
): Promise<LoadedDocument> {
  if (!existsSync(path.join(root, file))) {
    const fix = 'Fix: create it, or remove the API from `api/pages/load/apis.ts`.';
    return {
      faults: [new Fault('api-reference/document', file, 'the document does not exist.', fix)],
    };
  }
  if (!cache) return readDocument(root, file);
  try {
    const inputs = [hashFiles(PROJECT, CHECKING_CODE), hashFiles(root, [path.dirname(file)])];
    const json = await cache.get(inputs, async () => {
      const {document, faults} = await readDocument(root, file);
      if (faults.length) throw new AggregateError(faults);
      return Buffer.from(JSON.stringify(document));
    });
    return {document: JSON.parse(json.toString()) as OpenApi, faults: []};
  } catch (error) {
    if (error instanceof AggregateError) return {faults: error.errors as Fault[]};
    throw error;
  }
}

const PROJECT = path.resolve(__dirname, '../../..');

/** Code whose changes invalidate cached documents, because it checks them. */
const CHECKING_CODE = ['api/pages', 'config', 'markdown/front-matter', 'package-lock.json'];

async function readDocument(root: string, file: string): Promise<LoadedDocument> {
  const ref = path.join(root, file);
  const {bundle, createConfig, lint, YamlParseError} = await import('@redocly/openapi-core');
  const config = await createConfig(...configuration);
  try {
    const problems = await lint({ref, config});
    if (problems.length)
      return {faults: deduplicate(problems.map((problem) => toFault(root, problem)))};
  } catch (error) {
    if (!(error instanceof YamlParseError)) throw error;
    return {faults: [new Fault('api-reference/yaml', file, error.message, YAML_FIX)]};
  }
  const result = await bundle({ref, config});
  // The type is read-only because the bundler may use one node in several places.
  return {document: result.bundle.parsed as OpenApi, faults: []};
}

const YAML_FIX =
  'Fix: correct the line; quote text that contains ": " or begins with a punctuation mark.';

function toFault(root: string, {location, message, suggest, ruleId}: NormalizedProblem): Fault {
  const [problemLocation] = location;
  const file = path
    .relative(root, problemLocation?.source.absoluteRef ?? '')
    .replaceAll(path.sep, '/');
  const pointer = (problemLocation?.pointer ?? '#/').replace(/^#/, '');
  const what = message.trim().replace(/\s+/g, ' ');
  if (problemLocation?.pointer === undefined)
    return new Fault('api-reference/yaml', file, what, YAML_FIX);
  const suggestions = suggest.length ? [`Nearest: ${suggest.join(', ')}.`] : [];
  return new Fault(
    `api-reference/${ruleId}`,
    `${file}#${pointer}`,
    what,
    ...suggestions,
    `Fix: ${fixOf(ruleId)}`,
  );
}

/** Removes duplicates, because an invalid file is reported once for each reference to it. */
function deduplicate(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [fault.message, fault])).values()];
}
