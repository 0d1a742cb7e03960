import type {FactGroup} from '../schema';

/**
 * The value of a fact as text.
 *
 * @throws Error if the group has no such fact
 */
export function factText({facts, group}: FactGroup, key: string): string {
  const fact = facts[key];
  if (!fact) throw new Error(`[calculators] No fact "${group}.${key}".`);
  return String(fact.value);
}
