import {MAX_KEYWORDS} from '../../../markdown/front-matter/checkFrontMatter';
import {compare} from '../../request/compareResponse';
import {parseExact} from '../../schema/exactJson';
import type {Schema} from '../../schema/operation';
import {Fault} from '../../../config/fault';
import type {Api} from '../load/readApi';
import {withDefs} from '../publish/operationDocument';

type Report = (rule: string, place: string, what: string, fix: string) => void;

/**
 * Checks what the pages of an API need beyond a valid document: unique slugs and groups. WebSocket
 * methods are not part of OpenAPI, so their examples are checked here. The framework checks links.
 */
export function checkPages(api: Api): Fault[] {
  const faults: Fault[] = [];
  const report: Report = (rule, place, what, fix) =>
    faults.push(new Fault(`api-reference/${rule}`, place, what, `Fix: ${fix}`));
  checkTags(api, report);
  const document = `api/specs/${api.id}/openapi.yaml`;
  const pages = [
    ...api.tags.map((tag, index) => [`${document}#/tags/${index}`, tag['x-slug'] ?? ''] as const),
    ...api.operations.map(({file, method, slug}) => {
      return [`${file}#/${method.toLowerCase()}`, slug] as const;
    }),
    ...api.sockets.map(({file, slug}) => [`${file}#`, slug] as const),
  ];
  const seen = new Map([[api.entry.slug, `docs/api/${api.entry.file}`]]);
  for (const [place, slug] of pages) {
    const other = seen.get(slug);
    const fix = 'give the newer page another slug; other sites may link to the older one.';
    if (other) report('slug', `${place}/x-slug`, `${other} already has the slug "${slug}".`, fix);
    seen.set(slug, place);
  }
  checkSockets(api, report);
  return faults;
}

/** Each tag must have operations, and each operation of a tag with groups must be in one. */
function checkTags({id, tags, operations}: Api, report: Report): void {
  for (const [index, {name, 'x-groups': groups}] of tags.entries()) {
    const own = operations.filter(({tag}) => tag?.name === name);
    if (own.length === 0) {
      const place = `api/specs/${id}/openapi.yaml#/tags/${index}`;
      report('tag', place, `no operation has the tag "${name}".`, 'remove the tag or use it.');
    }
    for (const {file, method, operation} of own) {
      const group = operation['x-group'] ?? '';
      if (!groups || groups.includes(group)) continue;
      const place = `${file}#/${method.toLowerCase()}/x-group`;
      report('group', place, `unknown group "${group}".`, `use one of ${groups.join(', ')}.`);
    }
  }
}

function checkSockets({sockets, document}: Api, report: Report): void {
  const $defs = withDefs(document.components?.schemas ?? {});
  const check = (value: unknown, schema: Schema, place: string): void => {
    const responses = {200: {description: '', schema: withDefs(schema)}};
    const result = compare({responses, $defs}, 200, parseExact(JSON.stringify(value)));
    if (result.kind !== 'differs') return;
    for (const {pointers, expected, actual} of result.differences) {
      const what = `the example differs from the schema: expected ${expected}, found ${actual}.`;
      const fix =
        'correct the example if the software never sends it; otherwise correct the schema.';
      report('example', `${place}${pointers[0]}`, what, fix);
    }
  };
  for (const {file, params, responses, eventSchema, 'x-keywords': keywords = []} of sockets) {
    if (keywords.length > MAX_KEYWORDS) {
      const fix = `keep ${MAX_KEYWORDS} that the text doesn't contain.`;
      report('keywords', `${file}#/x-keywords`, `${keywords.length} keywords.`, fix);
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
