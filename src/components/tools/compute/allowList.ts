import {grouped} from './amounts';
import type {StakingNetwork} from './network';

/** Effect of the allow-list on a registration now. It applies to all versions of a network's parameters. */
export function allowList({
  id,
  allowListUntil,
  passedHeight,
}: Pick<StakingNetwork, 'id' | 'allowListUntil' | 'passedHeight'>): string {
  const until = grouped(allowListUntil);
  return passedHeight >= allowListUntil
    ? `Below height ${until} of ${id}, only stakes on the allow-list could be registered. The chain has passed that height, so the list no longer applies.`
    : `Below height ${until} of ${id}, only stakes on the allow-list can be registered.`;
}
