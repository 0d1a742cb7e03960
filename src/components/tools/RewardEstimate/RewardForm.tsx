import {useId, useMemo, useState, type ReactNode} from 'react';
import {
  fieldsOf,
  type RewardField,
  type Staker,
} from '@site/src/components/tools/compute/estimateYear';
import type {RewardEstimateData} from '@site/data/calculators/toolData';
import '../parts/tools.css';
import {Field} from '../parts/Field';
import {NodeQuestion} from '../parts/NodeQuestion';
import {ResultForm} from '../parts/Result';
import {askTotals} from './askTotals';
import {readRewards, type Typed} from './readRewards';
import {RewardResult, rewardSummary} from './RewardResult';

const STAKERS: readonly {value: Staker; label: string}[] = [
  {value: 'bitcoin', label: 'Bitcoin'},
  {value: 'baby', label: 'BABY'},
  {value: 'both', label: 'Both, at one BABY address'},
];

const FIELDS: Readonly<Record<RewardField, {label: string; unit: string}>> = {
  myBitcoin: {label: 'Your bitcoin', unit: 'BTC'},
  providerCommission: {label: 'Commission of your finality provider', unit: '%'},
  myBaby: {label: 'Your BABY', unit: 'BABY'},
  validatorCommission: {label: 'Commission of your validator', unit: '%'},
  provision: {label: 'Yearly provision', unit: 'BABY'},
  allBitcoin: {label: 'All bitcoin of voting providers', unit: 'BTC'},
  allBaby: {label: 'All BABY of active validators', unit: 'BABY'},
  allScores: {label: 'Sum of all scores', unit: 'BTC'},
};

const TOTALS: ReadonlySet<RewardField> = new Set([
  'provision',
  'allBitcoin',
  'allBaby',
  'allScores',
]);

/** Where the value of a total comes from. */
type Origin = 'example' | 'typed' | 'node';
const ORIGINS: Readonly<Record<Origin, string>> = {
  example: 'Chosen for the worked example.',
  typed: 'Entered by you.',
  node: 'From the node.',
};

/** A year of rewards with every step, from what the reader types or has a node asked for. */
export default function RewardForm({data}: {readonly data: string}): ReactNode {
  const {shares, example, servers} = useMemo(() => JSON.parse(data) as RewardEstimateData, [data]);
  const id = useId();
  const [staker, setStaker] = useState<Staker>('both');
  const [typed, setTyped] = useState<Typed>(example);
  const [origins, setOrigins] = useState<Partial<Record<RewardField, Origin>>>({});
  const outcome = readRewards(staker, typed, shares);
  const errors = 'errors' in outcome ? outcome.errors : {};

  const put = (values: Partial<Typed>, origin: Origin) => {
    setTyped((before) => ({...before, ...values}));
    const from = Object.keys(values).map((field) => [field, origin]);
    setOrigins((before) => ({...before, ...(Object.fromEntries(from) as typeof before)}));
  };
  const ask = async (server: string, abort: AbortSignal) => {
    const {values, said} = await askTotals(server, abort);
    if (!abort.aborted) put(values, 'node');
    return said;
  };
  const fields = (isTotal: boolean) => (
    <div className="tool-grid">
      {fieldsOf[staker]
        .filter((name) => TOTALS.has(name) === isTotal)
        .map((name) => (
          <Field
            key={name}
            {...FIELDS[name]}
            value={typed[name]}
            onValue={(value) => put({[name]: value}, 'typed')}
            error={errors[name]}
            hint={isTotal ? ORIGINS[origins[name] ?? 'example'] : undefined}
          />
        ))}
    </div>
  );

  return (
    <ResultForm
      name="Reward estimate"
      summary={rewardSummary(outcome)}
      result={
        'estimate' in outcome && (
          <RewardResult estimate={outcome.estimate} input={outcome.input} rate={shares.rate} />
        )
      }
    >
      <fieldset>
        <legend>What you stake</legend>
        <div className="tool-radios">
          {STAKERS.map(({value, label}) => (
            <label key={value}>
              <input
                type="radio"
                name={`${id}-staker`}
                value={value}
                checked={staker === value}
                onChange={() => setStaker(value)}
              />
              {label}
            </label>
          ))}
        </div>
        {fields(false)}
      </fieldset>
      <fieldset>
        <legend>Totals, yours included</legend>
        {fields(true)}
        <NodeQuestion servers={servers} action="Fetch the totals" ask={ask} />
      </fieldset>
    </ResultForm>
  );
}
