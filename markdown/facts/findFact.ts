import {Fault} from '../../config/fault';
import {formatFact, shows, type Show} from '../../data/format';
import type {FactBase, LoadedFact} from '../../data/load';
import {nearest} from '../../config/nearest';

/**
 * The fact of an id.
 *
 * @param where file and line, for the message
 * @throws Fault with the nearest ids, the group's ids and the fix
 */
export function findFact({facts, groups}: FactBase, id: string, where: string): LoadedFact {
  const fact = facts.get(id);
  if (fact) return fact;
  const group = groups.get(id.slice(0, id.lastIndexOf('.')));
  const near = nearest(id, facts.keys());
  throw new Fault(
    'facts/unknown',
    where,
    `no fact "${id}".`,
    `Nearest: ${near.join(', ')}.`,
    group
      ? `In ${group.group}: ${Object.keys(group.facts).join(', ')}.`
      : `Groups: ${[...groups.keys()].join(', ')}.`,
    'Fix: correct the id, or add the fact to data/facts/.',
  );
}

/**
 * A fact's text.
 *
 * @throws Fault when `show` is unknown or does not fit
 */
export function factText(fact: LoadedFact, show: string | undefined, where: string): string {
  if (show !== undefined && !shows.includes(show as Show)) {
    const valid = `Valid: ${shows.join(', ')}.`;
    const fix = 'Fix: use one of these or leave show out.';
    throw new Fault('facts/show', where, `show="${show}" is unknown.`, valid, fix);
  }
  try {
    return formatFact(fact, show as Show | undefined);
  } catch (error) {
    const what = `${fact.id}: ${(error as Error).message}.`;
    throw new Fault('facts/show-unit', where, what, 'Fix: use one that fits, or leave show out.');
  }
}

/**
 * Replaces `{{fact:id}}` and `{{fact:id|show}}` in text that is not Markdown, such as SVG or code.
 *
 * @param firstLine line of the file on which the text begins
 */
export function expandFactsInText(
  text: string,
  base: FactBase,
  file: string,
  firstLine = 1,
): string {
  return text.replace(
    /\{\{fact:([^}|]+)(?:\|([^}]+))?\}\}/g,
    (_whole, id: string, show: string | undefined, at: number) => {
      const line = text.slice(0, at).split('\n').length + firstLine - 1;
      const where = `${file}:${line}`;
      return factText(findFact(base, id, where), show, where);
    },
  );
}
