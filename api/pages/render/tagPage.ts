import {h} from 'hastscript';
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {Fault} from '../../../config/fault';
import {locationOf, requiredAttribute} from '../../../markdown/jsxElements';
import {wrap, heading, html, link, paragraph, type Block} from '../../../markdown/tree';
import type {Tag} from '../load/openApi';
import type {Api, ApiOperation} from '../load/readApi';
import {firstSentence, markdown} from './documentText';
import {colophon} from './pageLayout';

/** The page of a tag. */
export function tagPage(api: Api, tag: Tag): RootContent[] {
  const own = operationsOf(api, tag.name);
  const operations = grouped(tag, own, 2) ?? [
    heading(2, 'Operations', 'operations'),
    operationList(own),
  ];
  return [...markdown(tag.description), ...operations, ...colophon(api)];
}

/**
 * What replaces `<ApiOperations tag="epoching" />` on a handwritten page: the operations of the tag,
 * or without `tag` those of the whole API, below a heading for each tag or group.
 *
 * @param file the page, for errors
 * @throws Fault for an unknown tag, with the valid ones
 */
export function operationsElement(
  api: Api,
  element: MdxJsxFlowElement,
  file: string,
): RootContent[] {
  if (element.attributes.length === 0) return allOperations(api);
  const place = locationOf(file, element);
  const name = requiredAttribute(element, 'tag', place, '<ApiOperations tag="…" />');
  if (api.tags.some((tag) => tag.name === name)) return [operationList(operationsOf(api, name))];
  throw new Fault(
    'api-reference/tag',
    place,
    `unknown tag "${name}".`,
    `Valid: ${api.tags.map((tag) => tag.name).join(', ')}.`,
    'Fix: use one of these as <ApiOperations tag="…" />, or omit tag for all operations.',
  );
}

function allOperations(api: Api): RootContent[] {
  return api.tags.flatMap((tag) => {
    const {name, 'x-slug': slug = name, 'x-title': title = name} = tag;
    const own = operationsOf(api, name);
    return grouped(tag, own, 3) ?? [heading(3, title, slug), operationList(own)];
  });
}

function operationsOf({operations}: Api, name: string): ApiOperation[] {
  return operations.filter(({tag}) => tag?.name === name);
}

/** Operations below the headings of the tag's groups; `undefined` if it has no groups. */
function grouped(
  {'x-groups': groups}: Tag,
  operations: readonly ApiOperation[],
  depth: 2 | 3,
): Block[] | undefined {
  return groups?.flatMap((group) => {
    const own = operations.filter(({operation}) => operation['x-group'] === group);
    const id = group.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    return own.length ? [heading(depth, group, id), operationList(own)] : [];
  });
}

/** A list of operations: title, method and path, and purpose. */
function operationList(operations: readonly ApiOperation[]): Block {
  return wrap(
    'ul.api-operations',
    operations.map(({address, operation, method, path}) => {
      const {deprecated, 'x-availability': availability} = operation;
      const state = deprecated ? 'deprecated' : availability?.status;
      return wrap('li', [
        paragraph(link(address, operation.summary ?? path)),
        html(
          'p.api-operation-path',
          h(`span.api-method.api-${method.toLowerCase()}`, method),
          ' ',
          h('code', path),
          ...(state && state !== 'live' ? [' ', h('span.api-chip', state)] : []),
        ),
        ...markdown(firstSentence(operation.description)),
      ]);
    }),
  );
}
