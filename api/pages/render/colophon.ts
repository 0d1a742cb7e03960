import {h} from 'hastscript';
import {html, type Block} from '../../../markdown/tree';
import type {Api, ApiOperation} from '../load/readApi';

/** The last lines of a page: what it describes, from which sources, and the raw document. */
export function colophon({id, document: {info}}: Api, operation?: ApiOperation): Block[] {
  const sources = (info['x-sources'] ?? [])
    .map(({source, commit, date}) => [source, commit, date].filter(Boolean).join(', '))
    .join('; ');
  const raw = operation
    ? [
        'This operation as data: ',
        file(`/openapi/${id}/${operation.slug}.json`),
        '. All operations: ',
      ]
    : ['As data: '];
  return [
    html(
      'p.api-colophon',
      `Describes ${info.version}. `,
      ...raw,
      file(`/openapi/${id}.json`),
      ' (OpenAPI 3.1).',
      sources ? ` Sources: ${sources}.` : '',
    ),
  ];
}

/** A link to a file, which the framework must not take for a page. */
function file(address: string) {
  return h('a', {href: `pathname://${address}`}, address);
}
