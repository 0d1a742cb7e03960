import {useId, useMemo, useState, type ReactNode} from 'react';
import {grouped, readDecimal} from '@site/src/components/tools/compute/amounts';
import type {StakingNetwork} from '@site/src/components/tools/compute/network';
import type {StakingCalculatorData} from '@site/data/calculators/toolData';
import '../parts/tools.lazy.css';
import {Choice, Field} from '../parts/Field';
import {Summary} from '../parts/Result';
import {datesOf} from './datesOf';
import {readStake, type Typed} from './readStake';
import {StakeResult} from './StakeResult';
import {summaryOf} from './summaryOf';

const UNITS = [
  {value: 'BTC', label: 'BTC'},
  {value: 'sat', label: 'satoshi'},
];

const DEFAULT_AMOUNT = '1';
const MINUTES_A_DAY = 1440;

/** Heights, dates and amounts of a stake of bitcoin, from what the reader types. */
export default function StakingForm({data}: {readonly data: string}): ReactNode {
  const {networks, heights, blocksADay} = useMemo(
    () => JSON.parse(data) as StakingCalculatorData,
    [data],
  );
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const [typed, setTyped] = useState<Typed>({
    amount: DEFAULT_AMOUNT,
    unit: 'BTC',
    height: String(heights[0] ?? ''),
    term: '',
    registeredAt: '',
    unbondedAt: '',
  });
  const [mined, setMined] = useState('');
  const [pace, setPace] = useState(String(MINUTES_A_DAY / blocksADay));
  const [isOpen, setIsOpen] = useState(false);
  const network = networks[chosen] as StakingNetwork;
  const outcome = readStake(network, typed);
  const dates = datesOf(network, typed.height, mined, pace);
  const errors = 'errors' in outcome ? outcome.errors : {};
  // What is wrong must be seen; once open, it stays open.
  const hasHidden =
    (errors.term ?? errors.registeredAt ?? errors.unbondedAt ?? Object.values(dates.errors)[0]) !==
    undefined;
  const put = (name: keyof Typed) => (value: string) =>
    setTyped((before) => ({...before, [name]: value}));
  const choose = (value: string) => {
    const index = networks.findIndex((each) => each.id === value);
    setChosen(index);
    // A height of one Bitcoin network says nothing on another.
    setTyped((before) => ({
      ...before,
      height: String(heights[index] ?? ''),
      term: '',
      registeredAt: '',
      unbondedAt: '',
    }));
    setMined('');
  };
  const satoshi = typed.unit === 'sat' ? undefined : readDecimal(typed.amount, 8);

  return (
    <form className="tool" onSubmit={(event) => event.preventDefault()} aria-labelledby={id}>
      <p id={id} className="visually-hidden">
        Staking calculator
      </p>
      <div className="tool-grid">
        <Choice
          label="Network"
          value={network.id}
          onValue={choose}
          options={networks.map((each) => ({value: each.id, label: `${each.name} (${each.id})`}))}
        />
        <Field
          label="Amount"
          value={typed.amount}
          onValue={put('amount')}
          error={errors.sat}
          hint={satoshi && 'value' in satoshi ? `${grouped(satoshi.value)} sat` : undefined}
        />
        <Choice label="Unit" value={typed.unit} onValue={put('unit')} options={UNITS} />
        <Field
          label="Height of the staking transaction"
          unit={`${network.bitcoin} block`}
          value={typed.height}
          onValue={put('height')}
          mode="numeric"
          error={errors.height}
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
            label="Term"
            unit="blocks"
            value={typed.term}
            onValue={put('term')}
            mode="numeric"
            error={errors.term}
            hint="Empty: the maximum term."
          />
          <Field
            label="Registered at height"
            unit={`${network.bitcoin} tip`}
            value={typed.registeredAt}
            onValue={put('registeredAt')}
            mode="numeric"
            error={errors.registeredAt}
            hint="Only if you register before you broadcast: the tip then decides the version."
          />
          <Field
            label="Height of the unbonding transaction"
            unit={`${network.bitcoin} block`}
            value={typed.unbondedAt}
            onValue={put('unbondedAt')}
            mode="numeric"
            error={errors.unbondedAt}
            hint="Empty: the first block after the stake is active."
          />
          <Field
            label="Day of the staking transaction"
            type="date"
            value={mined}
            onValue={setMined}
            error={dates.errors.mined}
            hint={
              network.knownBlock
                ? `Empty: estimated from block ${grouped(network.knownBlock.height)} of ${network.knownBlock.on}.`
                : 'Empty: no dates are shown.'
            }
          />
          <Field
            label="Time between blocks"
            unit="minutes"
            value={pace}
            onValue={setPace}
            error={dates.errors.pace}
            hint={`Bitcoin aims at ${MINUTES_A_DAY / blocksADay}; the pace varies.`}
          />
        </div>
      </details>
      <Summary text={summaryOf(network, outcome, dates)} />
      {'plan' in outcome && (
        <StakeResult network={network} plan={outcome.plan} input={outcome.input} dates={dates} />
      )}
    </form>
  );
}
