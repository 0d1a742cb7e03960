import {h} from 'hastscript';
import type {Element} from 'hast';
import {around, html, type Block} from '../../../markdown/tree';
import type {Availability, Operation} from '../load/document';
import {markdown} from './documentText';

/** What each state means to a reader, in two or three words. */
const WORDS: Readonly<Record<Availability['status'], string>> = {
  live: 'Live',
  unreleased: 'Not in a release',
  withdrawn: 'Withdrawn',
  unsafe: 'Unsafe, off on public servers',
  conditional: 'Not on every server',
};

/** Says that an operation is not to be had everywhere, or is on its way out; else nothing. */
export function availabilityBox({
  'x-availability': availability,
  deprecated,
  'x-since': since,
  'x-broadcasts': broadcasts,
}: Pick<Operation, 'x-availability' | 'x-since' | 'deprecated' | 'x-broadcasts'>): Block[] {
  const badges = [
    ...(availability
      ? [h(`span.api-chip.api-badge.api-${availability.status}`, WORDS[availability.status])]
      : []),
    ...(deprecated ? [h('span.api-chip.api-badge.api-withdrawn', 'Deprecated')] : []),
    ...(broadcasts ? [h('span.api-chip.api-badge.api-unsafe', 'Changes state')] : []),
    ...(availability?.versions ? [h('span.api-versions', ...withCode(availability.versions))] : []),
    ...(since ? [h('span.api-versions', `since ${since}`)] : []),
  ];
  if (badges.length === 0) return [];
  return [
    around('div.api-availability', [
      html('p', ...badges.flatMap((badge) => [badge, ' '])),
      ...markdown(availability?.note),
    ]),
  ];
}

/** Text in which backticks mark code. */
function withCode(text: string): (Element | string)[] {
  return text.split('`').map((part, index) => (index % 2 ? h('code', part) : part));
}
