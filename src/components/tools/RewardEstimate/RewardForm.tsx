import {useMemo, useState, type ReactNode} from 'react';
import {
  fieldsOf,
  type RewardField,
  type Staker,
} from '@site/src/components/tools/compute/estimateYear';
import type {RewardEstimateData} from '@site/data/calculators/toolData';
import {Field, Fields} from '../parts/Fields';
import {NodeQuery} from '../parts/NodeQuery';
import {ToolForm} from '../parts/ToolForm';
import {fetchTotals} from './fetchTotals';
import {calculateRewards, type FormValues} from './calculateRewards';
import {RewardResult, rewardSummary} from './RewardResult';

const STAKERS: readonly {value: Staker; label: string}[] = [
  {value: 'bitcoin', label: 'Bitcoin'},
  {value: 'baby', label: 'BABY'},
  {value: 'both', label: 'Both, with one BABY address'},
];

const FIELDS: Readonly<Record<RewardField, {label: string; unit: string}>> = {
  myBitcoin: {label: 'Your bitcoin', unit: 'BTC'},
  providerCommission: {label: 'Commission of your finality provider', unit: '%'},
  myBaby: {label: 'Your BABY', unit: 'BABY'},
  validatorCommission: {label: 'Commission of your validator', unit: '%'},
  provision: {label: 'Yearly provision', unit: 'BABY'},
  allBitcoin: {label: 'Total bitcoin of voting providers', unit: 'BTC'},
  allBaby: {label: 'Total BABY of active validators', unit: 'BABY'},
  allScores: {label: 'Sum of all scores', unit: 'BTC'},
};

const TOTALS: ReadonlySet<RewardField> = new Set([
  'provision',
  'allBitcoin',
  'allBaby',
  'allScores',
]);

/** Who entered the value of a total. */
type Origin = 'example' | 'reader' | 'node';
const ORIGINS: Readonly<Record<Origin, string>> = {
  example: 'Chosen for the worked example.',
  reader: 'Entered by you.',
  node: 'From the node.',
};

/** Estimates the rewards of a year, with every step, from typed values or those of a node. */
export default function RewardForm({data}: {readonly data: string}): ReactNode {
  const {shares, example, servers} = useMemo(() => JSON.parse(data) as RewardEstimateData, [data]);
  const [staker, setStaker] = useState<Staker>('both');
  const [formValues, setFormValues] = useState<FormValues>(example);
  const [origins, setOrigins] = useState<Partial<Record<RewardField, Origin>>>({});
  const outcome = calculateRewards(staker, formValues, shares);
  const errors = 'errors' in outcome ? outcome.errors : {};

  const update = (changes: Partial<FormValues>, origin: Origin) => {
    setFormValues((current) => ({...current, ...changes}));
    const entries = Object.keys(changes).map((field) => [field, origin]);
    setOrigins((current) => ({...current, ...(Object.fromEntries(entries) as typeof current)}));
  };
  const query = async (server: string, signal: AbortSignal) => {
    const {values, message} = await fetchTotals(server, signal);
    if (!signal.aborted) update(values, 'node');
    return message;
  };
  const fields = (isTotal: boolean) => (
    <Fields
      values={formValues}
      errors={errors}
      onValue={(name, value) => update({[name]: value}, 'reader')}
      fields={fieldsOf[staker]
        .filter((name) => TOTALS.has(name) === isTotal)
        .map((name) => ({
          name,
          ...FIELDS[name],
          hint: isTotal ? ORIGINS[origins[name] ?? 'example'] : undefined,
        }))}
    />
  );

  return (
    <ToolForm
      name="Reward estimate"
      summary={rewardSummary(outcome)}
      result={
        'estimate' in outcome && (
          <RewardResult estimate={outcome.estimate} input={outcome.input} rate={shares.rate} />
        )
      }
    >
      <div className="tool-grid">
        <Field
          label="What you stake"
          value={staker}
          onValue={(value) => setStaker(value as Staker)}
          options={STAKERS}
        />
      </div>
      {fields(false)}
      <fieldset>
        <legend>Totals, including your stakes</legend>
        {fields(true)}
        <NodeQuery servers={servers} action="Fetch the totals" query={query} />
      </fieldset>
    </ToolForm>
  );
}
