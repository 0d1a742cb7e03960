import {groupDigits} from './amounts';
import type {StakingNetwork} from './network';

/** Describes whether the allow-list, which applies to all parameter versions, still has an effect. */
export function allowList({
  id,
  allowListUntil,
  passedHeight,
}: Pick<StakingNetwork, 'id' | 'allowListUntil' | 'passedHeight'>): string {
  const until = groupDigits(allowListUntil);
  return passedHeight >= allowListUntil
    ? `Below height ${until} of ${id}, only stakes on the allow-list could be registered. The chain has passed that height, so the list no longer applies.`
    : `Below height ${until} of ${id}, only stakes on the allow-list can be registered.`;
}
