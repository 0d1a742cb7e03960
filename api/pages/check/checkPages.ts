import {MOST_KEYWORDS} from '../../../markdown/front-matter/checkFrontMatter';
import {compare} from '../../request/compareReply';
import {parseExact} from '../../schema/exactJson';
import {step} from '../../schema/pointers';
import {Fault} from '../../../config/fault';
import {nearest} from '../../../config/nearest';
import type {Related, Schema} from '../load/document';
import type {Api} from '../load/readApi';
import {withDefs} from '../publish/operationDocument';

type Report = (rule: string, place: string, what: string, fix: string) => void;

/**
 * What the pages of an API need beyond a valid document: addresses that differ, groups, and links
 * that lead somewhere. WebSocket methods are not part of OpenAPI, so their examples are checked here.
 *
 * @param site tells whether an address of this site exists; without it links are not checked
 */
export function checkPages(api: Api, site?: (address: string) => boolean): Fault[] {
  const faults: Fault[] = [];
  const report: Report = (rule, place, what, fix) =>
    faults.push(new Fault(`api-reference/${rule}`, place, what, `Fix: ${fix}`));
  checkTags(api, report);
  const document = `api/specs/${api.id}/openapi.yaml`;
  for (const [address, {get, post}] of Object.entries(api.document.paths)) {
    if (!get || !post) continue;
    const place = `${document}#${step('/paths', address)}`;
    report('method', place, 'both get and post.', 'keep one; a page shows one operation.');
  }

  const operations = api.operations.map(({file, method, slug, operation}) => {
    return {place: `${file}#/${method.toLowerCase()}`, slug, related: operation['x-related']};
  });
  const sockets = api.sockets.map(({file, slug, 'x-related': related}) => {
    return {place: `${file}#`, slug, related};
  });
  const tags = api.tags.map(({'x-slug': slug = ''}, index) => {
    return {place: `${document}#/tags/${index}`, slug, related: undefined};
  });
  const seen = new Map([[api.entry.slug, `docs/api/${api.entry.file}`]]);
  const slugs = [...operations, ...sockets].map(({slug}) => slug);
  for (const {place, slug, related} of [...tags, ...operations, ...sockets]) {
    const other = seen.get(slug);
    const fix = 'give the newer page another slug; the older one may be linked from elsewhere.';
    if (other) report('slug', `${place}/x-slug`, `${other} has the slug "${slug}" too.`, fix);
    seen.set(slug, place);
    checkRelated(related, `${place}/x-related`, slugs, report, site);
  }
  checkSockets(api, report);
  return faults;
}

/** Each tag has operations, and where a tag has groups, each of its operations is in one. */
function checkTags({id, tags, operations}: Api, report: Report): void {
  for (const [index, {name, 'x-groups': groups}] of tags.entries()) {
    const own = operations.filter(({tag}) => tag?.name === name);
    if (own.length === 0) {
      const place = `api/specs/${id}/openapi.yaml#/tags/${index}`;
      report('tag', place, `no operation has the tag "${name}".`, 'remove it or use it.');
    }
    for (const {file, method, operation} of own) {
      const group = operation['x-group'] ?? '';
      if (!groups || groups.includes(group)) continue;
      const place = `${file}#/${method.toLowerCase()}/x-group`;
      report('group', place, `unknown group "${group}".`, `use one of ${groups.join(', ')}.`);
    }
  }
}

function checkRelated(
  related: Related | undefined,
  place: string,
  slugs: readonly string[],
  report: Report,
  site?: (address: string) => boolean,
): void {
  for (const [index, slug] of (related?.operations ?? []).entries()) {
    if (slugs.includes(slug)) continue;
    const fix = `name the x-slug of an operation; nearest are ${nearest(slug, slugs).join(', ')}.`;
    report('related', `${place}/operations/${index}`, `no operation "${slug}".`, fix);
  }
  for (const [index, {to}] of (related?.guides ?? []).entries()) {
    if (!site || site(to)) continue;
    const fix = 'link a page that exists, from / to the slash at its end.';
    report('related', `${place}/guides/${index}`, `this site has no page ${to}.`, fix);
  }
}

function checkSockets({sockets, document}: Api, report: Report): void {
  const $defs = withDefs(document.components?.schemas ?? {}) as Record<string, never>;
  const check = (value: unknown, schema: Schema, place: string): void => {
    const responses = {200: {description: '', schema: withDefs(schema) as never}};
    const result = compare({responses, $defs}, 200, parseExact(JSON.stringify(value)));
    if (result.kind !== 'differs') return;
    for (const {pointers, expected, found} of result.differences) {
      const what = `the example differs from the schema: expected ${expected}, found ${found}.`;
      const fix = 'correct the example if the software never sends it; else correct the schema.';
      report('example', `${place}${pointers[0]}`, what, fix);
    }
  };
  for (const {file, params, replies, eventSchema, 'x-keywords': keywords = []} of sockets) {
    if (keywords.length > MOST_KEYWORDS) {
      const fix = `keep ${MOST_KEYWORDS} that the text does not contain.`;
      report('keywords', `${file}#/x-keywords`, `${keywords.length} keywords.`, fix);
    }
    for (const [index, {example, schema}] of params.entries()) {
      if (example !== undefined) check(example, schema, `${file}#/params/${index}/example`);
    }
    for (const [index, {kind, value}] of replies.entries()) {
      if (kind !== 'event' || eventSchema === undefined) continue;
      const {result} = value as {result?: unknown};
      const schema = {$ref: `#/components/schemas/${eventSchema}`};
      check(result, schema, `${file}#/replies/${index}/value/result`);
    }
  }
}
