import {MAX_KEYWORDS} from '../../../markdown/front-matter/checkFrontMatter';
import {compare} from '../../request/compareResponse';
import {parseExact} from '../../schema/exactJson';
import type {Schema} from '../../schema/operation';
import {Fault} from '../../../config/fault';
import type {Api} from '../load/readApi';
import {withDefs} from '../publish/operationDocument';

type Report = (rule: string, location: string, what: string, fix: string) => void;

/**
 * Checks requirements of our pages beyond a valid document: unique slugs, used tags and known groups.
 * Also checks the examples of WebSocket methods, which are not part of OpenAPI. The framework checks
 * links.
 */
export function checkPages(api: Api): Fault[] {
  const faults: Fault[] = [];
  const report: Report = (rule, location, what, fix) =>
    faults.push(new Fault(`api-reference/${rule}`, location, what, `Fix: ${fix}`));
  checkTags(api, report);
  const documentFile = `api/specs/${api.id}/openapi.yaml`;
  const pages = [
    ...api.tags.map(
      (tag, index) => [`${documentFile}#/tags/${index}`, tag['x-slug'] ?? ''] as const,
    ),
    ...api.operations.map(({file, method, slug}) => {
      return [`${file}#/${method.toLowerCase()}`, slug] as const;
    }),
    ...api.sockets.map(({file, slug}) => [`${file}#`, slug] as const),
  ];
  const locations = new Map([[api.entry.slug, `docs/api/${api.entry.file}`]]);
  for (const [location, slug] of pages) {
    const existing = locations.get(slug);
    const fix = 'give the newer page another slug; other sites may link to the older one.';
    if (existing)
      report('slug', `${location}/x-slug`, `${existing} already has the slug "${slug}".`, fix);
    locations.set(slug, location);
  }
  checkSockets(api, report);
  return faults;
}

/** Each tag must have operations. If a tag has groups, each operation must be in one of them. */
function checkTags({id, tags, operations}: Api, report: Report): void {
  for (const [index, {name, 'x-groups': groups}] of tags.entries()) {
    const tagOperations = operations.filter(({tag}) => tag?.name === name);
    if (tagOperations.length === 0) {
      const location = `api/specs/${id}/openapi.yaml#/tags/${index}`;
      report('tag', location, `no operation has the tag "${name}".`, 'remove the tag or use it.');
    }
    for (const {file, method, operation} of tagOperations) {
      const group = operation['x-group'] ?? '';
      if (!groups || groups.includes(group)) continue;
      const location = `${file}#/${method.toLowerCase()}/x-group`;
      report('group', location, `unknown group "${group}".`, `use one of ${groups.join(', ')}.`);
    }
  }
}

function checkSockets({sockets, document}: Api, report: Report): void {
  const $defs = withDefs(document.components?.schemas ?? {});
  const check = (value: unknown, schema: Schema, location: string): void => {
    const responses = {200: {description: '', schema: withDefs(schema)}};
    const result = compare({responses, $defs}, 200, parseExact(JSON.stringify(value)));
    if (result.kind !== 'differs') return;
    for (const {pointers, expected, actual} of result.differences) {
      const what = `the example differs from the schema: expected ${expected}, found ${actual}.`;
      const fix =
        'correct the example if the software never sends it; otherwise correct the schema.';
      report('example', `${location}${pointers[0]}`, what, fix);
    }
  };
  for (const {file, params, responses, eventSchema, 'x-keywords': keywords = []} of sockets) {
    if (keywords.length > MAX_KEYWORDS) {
      const fix = 'remove keywords that the text already contains.';
      report(
        'keywords',
        `${file}#/x-keywords`,
        `${keywords.length} keywords are more than the maximum of ${MAX_KEYWORDS}.`,
        fix,
      );
    }
    for (const [index, {example, schema = {}}] of params.entries()) {
      if (example !== undefined) check(example, schema, `${file}#/params/${index}/example`);
    }
    for (const [index, {kind, value}] of responses.entries()) {
      if (kind !== 'event' || eventSchema === undefined) continue;
      const {result} = value as {result?: unknown};
      const schema = {$ref: `#/components/schemas/${eventSchema}`};
      check(result, schema, `${file}#/responses/${index}/value/result`);
    }
  }
}
