import type {ReactNode} from 'react';
import {grouped, writeBtc} from '@site/src/components/tools/compute/amounts';
import {allowList} from '@site/src/components/tools/compute/allowList';
import {lastHeightOf, type StakingNetwork} from '@site/src/components/tools/compute/network';
import type {StakeInput, StakePlan} from '@site/src/components/tools/compute/planStake';
import {noResult} from '../parts/readFields';
import {ResultTable, type Row} from '../parts/ToolForm';
import type {Dates, Outcome} from './readStake';

/** The result in a few sentences. */
export function stakeSummary(network: StakingNetwork, outcome: Outcome, dates: Dates): string {
  if ('errors' in outcome) return noResult(outcome.errors);
  const {params, activeFrom, lastCounting, expiredFrom, timelockEnds, unbonding} = outcome.plan;
  const written = (height: number) => {
    const on = dates.at(height);
    return on === '' ? grouped(height) : `${grouped(height)} (about ${on})`;
  };
  return [
    `Version ${params.version} of the parameters of ${network.id}.`,
    `Active from height ${written(activeFrom)}; the last block that counts is ${written(lastCounting)}, and it is EXPIRED from ${grouped(expiredFrom)}.`,
    `The timelock ends at ${written(timelockEnds)}.`,
    `Unbonded in block ${grouped(unbonding.minedAt)}, it can be withdrawn from ${written(unbonding.withdrawFrom)}.`,
  ].join(' ');
}

type Props = {
  readonly network: StakingNetwork;
  readonly plan: StakePlan;
  readonly input: StakeInput;
  readonly dates: Dates;
};

/** Heights with their dates, amounts, and the conditions that apply to them. */
export function StakeResult({network, plan, input, dates}: Props): ReactNode {
  const {params, unbonding, slashedStake, slashedUnbonding} = plan;
  const last = lastHeightOf(network, params.version);
  const range =
    last === undefined
      ? `from ${grouped(params.from)}`
      : `${grouped(params.from)} to ${grouped(last)}`;
  const height = (label: string, value: number): Row => [label, grouped(value), dates.at(value)];
  const amount = (label: string, value: bigint): Row => [label, writeBtc(value)];
  return (
    <>
      <ResultTable
        caption={`Version ${params.version}, ${network.bitcoin} heights ${range}`}
        head={['What', 'Height', 'Day, about']}
        rows={[
          height('Staking transaction is mined', input.height),
          height(`Active from, ${network.confirmationDepth} blocks deep`, plan.activeFrom),
          height(`Last block that counts, of ${grouped(plan.countingBlocks)}`, plan.lastCounting),
          height('EXPIRED from: no more voting power or rewards', plan.expiredFrom),
          height(
            `Timelock of ${grouped(plan.term)} blocks ends: first block for a withdrawal with your key alone`,
            plan.timelockEnds,
          ),
          height('Unbonding transaction is mined', unbonding.minedAt),
          height(
            `Unbonded, ${grouped(params.unbondingTime)} blocks later: first block for the withdrawal`,
            unbonding.withdrawFrom,
          ),
        ]}
      />
      <ResultTable
        caption="Amounts"
        head={['What', 'Amount']}
        rows={[
          amount('Stake', input.sat),
          amount('Fee of the unbonding transaction', unbonding.fee),
          amount('Returned by unbonding', unbonding.back),
          amount(`Slashing takes ${params.slashingRate}%`, slashedStake.burned),
          amount('and a fee of at least', slashedStake.fee),
          amount(
            `Returned after slashing, at most, and locked for ${grouped(params.unbondingTime)} blocks`,
            slashedStake.back,
          ),
          amount('Returned if slashed while it unbonds, at most', slashedUnbonding.back),
        ]}
      />
      <p className="tool-hint">
        You choose the miner fees of the staking transaction and of the withdrawal, so they are not
        included. The stake becomes active only when its block is reported to {network.id} and the
        covenant quorum has signed. {allowList(network)}
      </p>
      {unbonding.isLate && (
        <p className="tool-note">
          If you unbond this late, you can withdraw no sooner than the timelock expires, and you pay
          the unbonding fee for nothing.
        </p>
      )}
      {params.unverified !== undefined && (
        <p className="tool-note">
          Version {params.version} is not verified: {params.unverified}
        </p>
      )}
    </>
  );
}
