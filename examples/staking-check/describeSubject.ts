import {hex} from '@scure/base';
import type {Outcome} from './check';
import {grouped, sat} from './stake';

type Judged = Exclude<Outcome, {problems: unknown}>;

/** Names the checked transaction in a sentence: "This is an unbonding transaction of the stake S…". */
export function describeSubject({stake, reports}: Judged): string {
  const {kind, id} = reports[0]!;
  const {finalityProviders} = stake.terms;
  const providers = finalityProviders.map((key) => hex.encode(key)).join(' and ');
  const time = `${grouped(stake.terms.stakingTime)} blocks with the finality provider ${providers}`;
  const registered = stake.delegation?.stakingTx.id;
  const of =
    registered === undefined
      ? 'of a stake whose delegation was not provided'
      : `of the stake ${registered}`;
  if (kind === 'delegation' && stake.delegation) {
    const {amount, state} = stake.delegation;
    return `This is the delegation ${of}: ${sat(amount)} for ${time}, state ${state}.`;
  }
  const names = {
    unbonding: 'an unbonding transaction',
    slashing: 'a slashing transaction',
    withdrawal: 'a withdrawal',
  };
  return kind === 'staking' || kind === 'stake' || kind === 'delegation'
    ? `This is a staking transaction, ${id}: ${amountOf(reports[0]!)} for ${time}.`
    : `This is ${names[kind]} ${of}, ${id}.`;
}

function amountOf({outputs}: Judged['reports'][number]): string {
  const line = outputs.find(({is}) => is === 'staking output');
  return line ? sat(line.sat) : 'no staking output';
}
