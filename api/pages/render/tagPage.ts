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

/** The page of a tag: its description and its operations. */
export function tagPage(api: Api, tag: Tag): RootContent[] {
  const tagOperations = operationsOf(api, tag.name);
  const operations = groupedOperations(tag, tagOperations, 2) ?? [
    heading(2, 'Operations', 'operations'),
    operationList(tagOperations),
  ];
  return [...markdown(tag.description), ...operations, ...colophon(api)];
}

/**
 * Renders `<ApiOperations tag="epoching" />` on a handwritten page: the operations of the tag or,
 * without `tag`, all operations of the API, below a heading for each tag or group.
 *
 * @param file path of the page, for error messages
 * @throws Fault for an unknown tag, with the valid tags
 */
export function operationsElement(
  api: Api,
  element: MdxJsxFlowElement,
  file: string,
): RootContent[] {
  if (element.attributes.length === 0) return allOperations(api);
  const location = locationOf(file, element);
  const name = requiredAttribute(element, 'tag', location, '<ApiOperations tag="…" />');
  if (api.tags.some((tag) => tag.name === name)) return [operationList(operationsOf(api, name))];
  throw new Fault(
    'api-reference/tag',
    location,
    `unknown tag "${name}".`,
    `Valid: ${api.tags.map((tag) => tag.name).join(', ')}.`,
    'Fix: use one of these as <ApiOperations tag="…" />, or omit tag for all operations.',
  );
}

function allOperations(api: Api): RootContent[] {
  return api.tags.flatMap((tag) => {
    const {name, 'x-slug': slug = name, 'x-title': title = name} = tag;
    const tagOperations = operationsOf(api, name);
    return (
      groupedOperations(tag, tagOperations, 3) ?? [
        heading(3, title, slug),
        operationList(tagOperations),
      ]
    );
  });
}

function operationsOf({operations}: Api, name: string): ApiOperation[] {
  return operations.filter(({tag}) => tag?.name === name);
}

/** Operations below the headings of the tag's groups; `undefined` if the tag has no groups. */
function groupedOperations(
  {'x-groups': groups}: Tag,
  operations: readonly ApiOperation[],
  depth: 2 | 3,
): Block[] | undefined {
  return groups?.flatMap((group) => {
    const groupOperations = operations.filter(({operation}) => operation['x-group'] === group);
    const id = group.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    return groupOperations.length
      ? [heading(depth, group, id), operationList(groupOperations)]
      : [];
  });
}

/** A list of operations, each with its title, method, path and purpose. */
function operationList(operations: readonly ApiOperation[]): Block {
  return wrap(
    'ul.api-operations',
    operations.map(({href, operation, method, path}) => {
      const {deprecated, 'x-availability': availability} = operation;
      const state = deprecated ? 'deprecated' : availability?.status;
      return wrap('li', [
        paragraph(link(href, operation.summary ?? path)),
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
