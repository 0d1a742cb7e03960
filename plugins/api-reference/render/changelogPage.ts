import type {PhrasingContent, RootContent} from 'mdast';
import {
  around,
  heading,
  inlineCode,
  link,
  list,
  paragraph,
  type Block,
} from '../../../markdown/tree';
import {compare, type OperationChange} from '../changelog/compare';
import type {Digest} from '../changelog/digest';
import {digestOperations} from '../changelog/makeDigest';
import type {Api} from '../load/readApi';
import {colophon} from './colophon';
import {operationPath} from './tagPage';

/** What has changed since the version before: operations, parameters and fields. */
export function changelogPage(api: Api, previous: Digest): RootContent[] {
  const now = digestOperations(api);
  const {added, removed, changed} = compare(previous.operations, now, previous.levels);
  const counts = [
    `${added.length} operations added`,
    `${removed.length} removed`,
    `${changed.length} changed`,
  ].join(', ');
  const sources = previous.sources
    .map(({source, commit, date}) => [source, commit, date].filter(Boolean).join(', '))
    .join('; ');
  return [
    paragraph(
      `What this reference says of ${api.document.info.version}, compared with ` +
        `${previous.version} (${previous.date}): ${counts}. A change here is one of the ` +
        'documentation, the software, or both.',
    ),
    ...section('Added operations', 'added', added, api, false),
    ...section('Removed operations', 'removed', removed, api, true),
    ...section('Changed operations', 'changed', changed, api, false),
    heading(2, 'What was compared', 'compared'),
    paragraph(
      'Paths, parameters, and types of the fields that are sent and answered.',
      ...(previous.levels
        ? [` Of the older version, fields are known down to level ${previous.levels}.`]
        : []),
      ...(sources ? [` The older version: ${sources}.`] : []),
    ),
    ...colophon(api),
  ];
}

function section(
  title: string,
  id: string,
  operations: readonly OperationChange[],
  api: Api,
  gone: boolean,
): RootContent[] {
  if (operations.length === 0) return [];
  const items = operations.map(({key, operation, changes}) => {
    const address = `/${api.base}/${operation.slug}/`;
    const name: PhrasingContent | string = gone ? operation.title : link(address, operation.title);
    const [, method = '', path = ''] = /^(\S+) (.*)$/.exec(key) ?? [];
    return around('li', {}, [paragraph(name), operationPath(method, path), ...changeList(changes)]);
  });
  return [heading(2, title, id), around('ul', 'api-operations', items)];
}

function changeList(changes: readonly string[]): Block[] {
  if (changes.length === 0) return [];
  return [
    list(
      changes.map((change) =>
        change.split('`').map((part, index) => (index % 2 ? inlineCode(part) : part)),
      ),
    ),
  ];
}
