import {grouped} from '@site/src/components/tools/compute/amounts';
import type {StakingNetwork} from '@site/src/components/tools/compute/network';
import type {Dates} from './datesOf';
import type {Outcome} from './readStake';

/** What comes of the form, in a few sentences. */
export function summaryOf(network: StakingNetwork, outcome: Outcome, dates: Dates): string {
  if ('errors' in outcome) {
    return `No result: ${Object.values(outcome.errors).join(' ')}`;
  }
  const {params, activeFrom, lastCounting, expiredFrom, timelockEnds, unbonding} = outcome.plan;
  const said = (height: number) => {
    const on = dates.at(height);
    return on === '' ? grouped(height) : `${grouped(height)} (about ${on})`;
  };
  return [
    `Version ${params.version} of the parameters of ${network.id}.`,
    `Active from height ${said(activeFrom)}; the last block that counts is ${said(lastCounting)}, and it is EXPIRED from ${grouped(expiredFrom)}.`,
    `The timelock ends at ${said(timelockEnds)}.`,
    `Unbonded in block ${grouped(unbonding.minedAt)}, it can be withdrawn from ${said(unbonding.withdrawFrom)}.`,
  ].join(' ');
}
