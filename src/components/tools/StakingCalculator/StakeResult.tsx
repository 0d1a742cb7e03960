import type {ReactNode} from 'react';
import {groupDigits, formatBtc} from '@site/src/components/tools/compute/amounts';
import {allowList} from '@site/src/components/tools/compute/allowList';
import {lastHeightOf, type StakingNetwork} from '@site/src/components/tools/compute/network';
import type {StakeInput, StakePlan} from '@site/src/components/tools/compute/planStake';
import {noResult} from '../parts/parseFields';
import {ResultTable, type Row} from '../parts/ToolForm';
import type {Dates, Outcome} from './calculateStake';

/** The result in a few sentences. */
export function stakeSummary(network: StakingNetwork, outcome: Outcome, dates: Dates): string {
  if ('errors' in outcome) return noResult(outcome.errors);
  const {params, activeFrom, lastActive, expiredFrom, timelockEnds, unbonding} = outcome.plan;
  const withDate = (height: number) => {
    const date = dates.at(height);
    return date === '' ? groupDigits(height) : `${groupDigits(height)} (about ${date})`;
  };
  return [
    `Parameter version ${params.version} of ${network.id}.`,
    `Active from height ${withDate(activeFrom)} through ${withDate(lastActive)}, and EXPIRED from ${groupDigits(expiredFrom)}.`,
    `The timelock ends at height ${withDate(timelockEnds)}.`,
    `If unbonded in block ${groupDigits(unbonding.minedAt)}, it can be withdrawn from block ${withDate(unbonding.withdrawFrom)}.`,
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
      ? `from ${groupDigits(params.from)}`
      : `${groupDigits(params.from)} to ${groupDigits(last)}`;
  const height = (label: string, value: number): Row => [
    label,
    groupDigits(value),
    dates.at(value),
  ];
  const amount = (label: string, value: bigint): Row => [label, formatBtc(value)];
  return (
    <>
      <ResultTable
        caption={`Parameter version ${params.version}, ${network.bitcoin} heights ${range}`}
        head={['Event', 'Height', 'Approximate date']}
        rows={[
          height('Staking transaction mined', input.height),
          height(`Active from (${network.confirmationDepth} blocks deep)`, plan.activeFrom),
          height(`Last active block (of ${groupDigits(plan.activeBlocks)})`, plan.lastActive),
          height('EXPIRED from (no more voting power or rewards)', plan.expiredFrom),
          height(
            `Timelock of ${groupDigits(plan.term)} blocks ends (first block for a withdrawal with your key alone)`,
            plan.timelockEnds,
          ),
          height('Unbonding transaction mined', unbonding.minedAt),
          height(
            `First block for the withdrawal, ${groupDigits(params.unbondingTime)} blocks after unbonding`,
            unbonding.withdrawFrom,
          ),
        ]}
      />
      <ResultTable
        caption="Amounts"
        head={['Item', 'Amount']}
        rows={[
          amount('Stake', input.sat),
          amount('Fee of the unbonding transaction', unbonding.fee),
          amount('Returned after unbonding', unbonding.returned),
          amount(`Burned if slashed (${params.slashingRate}%)`, slashedStake.burned),
          amount('Minimum fee of the slashing transaction', slashedStake.fee),
          amount(
            `Maximum returned after slashing, locked for ${groupDigits(params.unbondingTime)} blocks`,
            slashedStake.returned,
          ),
          amount('Maximum returned if slashed during unbonding', slashedUnbonding.returned),
        ]}
      />
      <p className="tool-hint">
        You choose the miner fees of the staking transaction and of the withdrawal, so they are not
        included. The stake becomes active only when its block is reported to {network.id} and the
        covenant quorum has signed. {allowList(network)}
      </p>
      {unbonding.isLate && (
        <p className="tool-note">
          If you unbond this late, you still can’t withdraw before the timelock expires, so you pay
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
