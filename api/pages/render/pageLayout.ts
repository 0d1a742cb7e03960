import {h} from 'hastscript';
import {wrap, attributes, heading, html, jsx, link, list, type Block} from '../../../markdown/tree';
import type {Availability, Operation, Related, Tag} from '../load/openApi';
import type {Api, ApiOperation} from '../load/readApi';
import {markdown} from './documentText';

/** A page with a column for reading and an interactive column. */
export type Columns = {
  /** Introduction to the subject of the page. */
  readonly intro: readonly Block[];
  /** Interactive content. From 1280 px, it is next to the rest and stays in view. */
  readonly interactive: readonly Block[];
  /** Everything else. */
  readonly rest: readonly Block[];
};

/** Arranges a page in columns; below 1280 px, the parts are stacked in their focus order. */
export function columns({intro, interactive, rest}: Columns): Block {
  return wrap('div.api-page', [
    wrap('div.markdown', intro),
    wrap('section.api-interactive', interactive, {ariaLabel: 'Request and example'}),
    wrap('div.markdown', rest),
  ]);
}

/** A tab and its panel. */
export type Tab = {
  /** Tabs with the same value are selected together in all rows of a group. */
  readonly value: string;
  /** Anchor of the panel. */
  readonly id: string;
  readonly content: readonly Block[];
};

/**
 * Renders the theme's tabs. Without JavaScript, all panels are shown below each other.
 *
 * @param label name of the row of tabs for screen readers
 */
export function tabbed(groupId: string, label: string, tabs: readonly Tab[]): Block[] {
  const panels = tabs.map(({id, content}) => wrap('section', content, {id}));
  if (panels.length < 2) return panels;
  const items = tabs.map(({value}, index) =>
    jsx(
      'TabItem',
      attributes({value, label: value, className: 'api-response'}),
      panels.slice(index, index + 1),
    ),
  );
  const row = jsx('Tabs', attributes({groupId, className: 'api-tabs'}), items);
  return [wrap('div', [row], {role: 'group', ariaLabel: label})];
}

/** Labels of the availability badges. */
const AVAILABILITY: Readonly<Record<Availability['status'], string>> = {
  live: 'Live',
  unreleased: 'Unreleased',
  withdrawn: 'Withdrawn',
  unsafe: 'Unsafe, disabled on public servers',
  conditional: 'Not on every server',
};

/** Badges for availability, deprecation and side effects of an operation, if it has any. */
export function availabilityBox({
  'x-availability': availability,
  deprecated,
  'x-since': since,
  'x-broadcasts': broadcasts,
}: Pick<Operation, 'x-availability' | 'x-since' | 'deprecated' | 'x-broadcasts'>): Block[] {
  const badge = (kind: string, label: string) => h(`span.api-chip.api-badge.api-${kind}`, label);
  const versions = availability?.versions?.split('`') ?? [];
  const badges = [
    ...(availability ? [badge(availability.status, AVAILABILITY[availability.status])] : []),
    ...(deprecated ? [badge('withdrawn', 'Deprecated')] : []),
    ...(broadcasts ? [badge('unsafe', 'Changes state')] : []),
    // Text between backticks is code.
    ...(versions.length
      ? [h('span.api-quiet', ...versions.map((part, i) => (i % 2 ? h('code', part) : part)))]
      : []),
    ...(since ? [h('span.api-quiet', `since ${since}`)] : []),
  ];
  if (badges.length === 0) return [];
  return [
    wrap('div.api-availability', [
      html('p', ...badges.flatMap((element) => [element, ' '])),
      ...markdown(availability?.note),
    ]),
  ];
}

/** Links to related operations and guides, and to the tag's page. */
export function related(api: Api, links: Related | undefined, tag?: Tag): Block[] {
  const titles = new Map([
    ...api.operations.map(({slug, operation}) => [slug, operation.summary] as const),
    ...api.sockets.map(({slug, title}) => [slug, title] as const),
  ]);
  const items = [
    ...(links?.operations ?? []).map((slug) =>
      link(`/${api.base}/${slug}/`, titles.get(slug) ?? slug),
    ),
    ...(links?.guides ?? []).map(({to, label}) => link(to, label)),
    ...(tag
      ? [
          link(
            `/${api.base}/${tag['x-slug'] ?? ''}/`,
            `All operations: ${tag['x-title'] ?? tag.name}`,
          ),
        ]
      : []),
  ];
  return items.length ? [heading(2, 'Related', 'related'), list(items.map((item) => [item]))] : [];
}

/** The end of a page: the described version, its sources, and the raw document. */
export function colophon({id, document: {info}}: Api, operation?: ApiOperation): Block[] {
  const sources = (info['x-sources'] ?? [])
    .map(({source, commit, date}) => [source, commit, date].filter(Boolean).join(', '))
    .join('; ');
  // The framework would treat a plain path as a page.
  const file = (path: string) => h('a', {href: `pathname:///openapi/${path}`}, `/openapi/${path}`);
  const raw = operation
    ? [
        'OpenAPI document of this operation: ',
        file(`${id}/${operation.slug}.json`),
        '; of the API: ',
      ]
    : ['OpenAPI document: '];
  return [
    html(
      'p.api-colophon.api-quiet',
      `Describes ${info.version}. `,
      ...raw,
      file(`${id}.json`),
      ' (OpenAPI 3.1).',
      sources ? ` Sources: ${sources}.` : '',
    ),
  ];
}
