import {h} from 'hastscript';
import type {PhrasingContent, RootContent} from 'mdast';
import {around, heading, html, link, paragraph, type Block} from '../../../markdown/tree';
import type {Tag} from '../load/document';
import type {Api, ApiOperation} from '../load/readApi';
import {colophon} from './colophon';
import {firstSentence} from './firstSentence';
import {markdown} from './documentText';

/** A page of one group of operations. */
export function tagPage(api: Api, tag: Tag): RootContent[] {
  const operations = api.operations.filter((operation) => operation.tag?.name === tag.name);
  return [...markdown(tag.description), ...operationGroups(tag, operations), ...colophon(api)];
}

/** Operations below one heading, or below those that the tag names. */
function operationGroups(tag: Tag, operations: readonly ApiOperation[]): RootContent[] {
  if (tag['x-groups']) return groupedOperations(tag['x-groups'], operations, 2);
  return [heading(2, 'Operations', 'operations'), operationList(operations)];
}

/** Operations below the headings of their groups. */
export function groupedOperations(
  groups: readonly string[],
  operations: readonly ApiOperation[],
  depth: 2 | 3,
): RootContent[] {
  return groups.flatMap((group) => {
    const own = operations.filter(({operation}) => operation['x-group'] === group);
    const id = group.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    return own.length ? [heading(depth, group, id), operationList(own)] : [];
  });
}

/** Operations below each other: title, method and path, and what each is for. */
export function operationList(operations: readonly ApiOperation[]): Block {
  return around(
    'ul.api-operations',
    operations.map(({address, operation, method, path}) => {
      const title: PhrasingContent = link(address, operation.summary ?? path);
      const {deprecated, 'x-availability': availability} = operation;
      const state = deprecated ? 'deprecated' : availability?.status;
      return around('li', [
        paragraph(title),
        operationPath(method, path, state),
        ...markdown(firstSentence(operation.description)),
      ]);
    }),
  );
}

/** Method and path below the title of an operation in a list, and its state unless it is live. */
function operationPath(method: string, path: string, state?: string): Block {
  return html(
    'p.api-operation-path',
    h(`span.api-method.api-${method.toLowerCase()}`, method),
    ' ',
    h('code', path),
    ...(state && state !== 'live' ? [' ', h('span.api-chip', state)] : []),
  );
}
