import {useMemo, useState, type ReactNode} from 'react';
import {grouped, readDecimal} from '@site/src/components/tools/compute/amounts';
import type {StakingNetwork} from '@site/src/components/tools/compute/network';
import type {StakingCalculatorData} from '@site/data/calculators/toolData';
import '../parts/tools.css';
import {Choice, Field, NetworkChoice} from '../parts/Field';
import {ResultForm} from '../parts/Result';
import {datesOf, readStake} from './readStake';
import {StakeResult, stakeSummary} from './StakeResult';

const UNITS = [
  {value: 'BTC', label: 'BTC'},
  {value: 'sat', label: 'satoshi'},
];
/** What says nothing on another Bitcoin network. */
const EMPTY = {term: '', registeredAt: '', unbondedAt: '', mined: ''};
const MINUTES_A_DAY = 1440;

/** Heights, dates and amounts of a stake of bitcoin, from what the reader types. */
export default function StakingForm({data}: {readonly data: string}): ReactNode {
  const {networks, heights, blocksADay} = useMemo(
    () => JSON.parse(data) as StakingCalculatorData,
    [data],
  );
  const pace = String(MINUTES_A_DAY / blocksADay);
  const heightOf = (index: number) => String(heights[index] ?? '');
  const [chosen, setChosen] = useState(0);
  const [typed, setTyped] = useState({...EMPTY, sat: '1', unit: 'BTC', height: heightOf(0), pace});
  const [isOpen, setIsOpen] = useState(false);
  const network = networks[chosen] as StakingNetwork;
  const {bitcoin, knownBlock} = network;
  const outcome = readStake(network, typed);
  const dates = datesOf(network, typed.height, typed.mined, typed.pace);
  const errors = {...('errors' in outcome ? outcome.errors : undefined), ...dates.errors};
  // A field with an error must be visible; once open, the section stays open.
  const hasHidden = Object.keys(errors).some((name) => name !== 'sat' && name !== 'height');
  const put = (name: keyof typeof typed) => (value: string) =>
    setTyped((before) => ({...before, [name]: value}));
  const choose = (value: string) => {
    const index = networks.findIndex((each) => each.id === value);
    setChosen(index);
    setTyped((before) => ({...before, ...EMPTY, height: heightOf(index)}));
  };
  const satoshi = typed.unit === 'sat' ? undefined : readDecimal(typed.sat, 8);
  const field = (name: Exclude<keyof typeof typed, 'unit'>) => ({
    value: typed[name],
    onValue: put(name),
    error: errors[name],
  });

  return (
    <ResultForm
      name="Staking calculator"
      summary={stakeSummary(network, outcome, dates)}
      result={
        'plan' in outcome && (
          <StakeResult network={network} plan={outcome.plan} input={outcome.input} dates={dates} />
        )
      }
    >
      <div className="tool-grid">
        <NetworkChoice networks={networks} value={network.id} onValue={choose} />
        <Field
          {...field('sat')}
          label="Amount"
          hint={satoshi && 'value' in satoshi ? `${grouped(satoshi.value)} sat` : undefined}
        />
        <Choice label="Unit" value={typed.unit} onValue={put('unit')} options={UNITS} />
        <Field
          {...field('height')}
          label="Height of the staking transaction"
          unit={`${bitcoin} block`}
          mode="numeric"
          hint="The block that includes it, or will include it."
        />
      </div>
      <details
        open={isOpen || hasHidden}
        onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}
      >
        <summary>Term, registration, unbonding and dates</summary>
        <div className="tool-grid">
          <Field
            {...field('term')}
            label="Term"
            unit="blocks"
            mode="numeric"
            hint="Empty: the maximum term."
          />
          <Field
            {...field('registeredAt')}
            label="Registered at height"
            unit={`${bitcoin} tip`}
            mode="numeric"
            hint="Only if you register before you broadcast: the tip then decides the version."
          />
          <Field
            {...field('unbondedAt')}
            label="Height of the unbonding transaction"
            unit={`${bitcoin} block`}
            mode="numeric"
            hint="Empty: the first block after the stake is active."
          />
          <Field
            {...field('mined')}
            label="Day of the staking transaction"
            type="date"
            hint={
              knownBlock
                ? `Empty: estimated from block ${grouped(knownBlock.height)} of ${knownBlock.on}.`
                : 'Empty: no dates are shown.'
            }
          />
          <Field
            {...field('pace')}
            label="Time between blocks"
            unit="minutes"
            hint={`Bitcoin aims at ${pace}; the pace varies.`}
          />
        </div>
      </details>
    </ResultForm>
  );
}
