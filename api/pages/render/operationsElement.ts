import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {Fault} from '../../../config/fault';
import {heading} from '../../../markdown/tree';
import type {Api} from '../load/readApi';
import {placeOf, requiredAttribute} from '../../../markdown/readElement';
import {groupedOperations, operationList} from './tagPage';

/**
 * What stands in the place of `<ApiOperations tag="epoching" />` on a page written by hand: the
 * operations of a tag, or without one all of the interface, below a heading for each tag or group.
 *
 * @param file the page, for errors
 * @throws Fault on a group that does not exist, with the valid ones
 */
export function operationsElement(
  api: Api,
  element: MdxJsxFlowElement,
  file: string,
): RootContent[] {
  if (element.attributes.length === 0) return allOperations(api);
  const place = placeOf(file, element);
  const tag = requiredAttribute(element, 'tag', place, '<ApiOperations tag="…" />');
  const names = api.tags.map(({name}) => name);
  if (names.includes(tag)) {
    return [operationList(api.operations.filter((operation) => operation.tag?.name === tag))];
  }
  throw new Fault(
    'api-reference/tag',
    place,
    `no tag "${tag}".`,
    `Valid: ${names.join(', ')}.`,
    'Fix: name one of these as <ApiOperations tag="…" />, or leave tag out for all operations.',
  );
}

function allOperations(api: Api): RootContent[] {
  return api.tags.flatMap((tag): RootContent[] => {
    const own = api.operations.filter((operation) => operation.tag?.name === tag.name);
    if (tag['x-groups']) return groupedOperations(tag['x-groups'], own, 3);
    const slug = tag['x-slug'] ?? tag.name;
    return [heading(3, tag['x-title'] ?? tag.name, slug), operationList(own)];
  });
}
