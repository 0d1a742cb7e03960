import {Fault} from '../../config/fault';
import {formatFact, factFormats, type FactFormat} from '../../data/format';
import type {FactBase, LoadedFact} from '../../data/load';
import {nearest} from '../../config/nearest';

/**
 * Looks up a fact by its id.
 *
 * @param location file and line, for the error message
 * @throws Fault with the closest ids and those of the group, if there is no such fact
 */
export function findFact({facts, groups}: FactBase, id: string, location: string): LoadedFact {
  const fact = facts.get(id);
  if (fact) return fact;
  const group = groups.get(id.slice(0, id.lastIndexOf('.')));
  const suggestions = nearest(id, facts.keys());
  throw new Fault(
    'facts/unknown',
    location,
    `no fact "${id}".`,
    `Nearest: ${suggestions.join(', ')}.`,
    group
      ? `In ${group.group}: ${Object.keys(group.facts).join(', ')}.`
      : `Groups: ${[...groups.keys()].join(', ')}.`,
    'Fix: correct the id, or add the fact to data/facts/.',
  );
}

/**
 * The text of a fact.
 *
 * @param show the format, if not the usual one of the unit
 * @throws Fault if `show` is unknown or doesn't fit the unit
 */
export function factText(fact: LoadedFact, show: string | undefined, location: string): string {
  if (show !== undefined && !factFormats.includes(show as FactFormat)) {
    const valid = `Valid: ${factFormats.join(', ')}.`;
    const fix = 'Fix: use one of these, or leave show out.';
    throw new Fault('facts/show', location, `show="${show}" is unknown.`, valid, fix);
  }
  try {
    return formatFact(fact, show as FactFormat | undefined);
  } catch (error) {
    const problem = `${fact.id}: ${(error as Error).message}.`;
    throw new Fault(
      'facts/show-unit',
      location,
      problem,
      'Fix: use a format that fits the unit, or leave show out.',
    );
  }
}

/**
 * Replaces `{{fact:id}}` and `{{fact:id|show}}` in text that is not Markdown, such as SVG or code.
 *
 * @param firstLine line of the file on which the text starts
 */
export function expandFactsInText(
  text: string,
  base: FactBase,
  file: string,
  firstLine = 1,
): string {
  return text.replace(
    /\{\{fact:([^}|]+)(?:\|([^}]+))?\}\}/g,
    (_match, id: string, show: string | undefined, offset: number) => {
      const line = text.slice(0, offset).split('\n').length + firstLine - 1;
      const location = `${file}:${line}`;
      return factText(findFact(base, id, location), show, location);
    },
  );
}
