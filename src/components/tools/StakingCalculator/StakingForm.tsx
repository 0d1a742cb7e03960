import {useMemo, useState, type ReactNode} from 'react';
import {BTC_DECIMALS, groupDigits, parseDecimal} from '@site/src/components/tools/compute/amounts';
import type {StakingNetwork} from '@site/src/components/tools/compute/network';
import type {StakingCalculatorData} from '@site/data/calculators/toolData';
import {Fields, CollapsibleFields, networkField} from '../parts/Fields';
import {ToolForm} from '../parts/ToolForm';
import {datesOf, calculateStake} from './calculateStake';
import {StakeResult, stakeSummary} from './StakeResult';

const UNITS = [
  {value: 'BTC', label: 'BTC'},
  {value: 'sat', label: 'satoshi'},
];

/** Fields that are cleared when the network changes, because their values are specific to a network. */
const EMPTY = {term: '', registeredAt: '', unbondedAt: '', mined: ''};
const MINUTES_PER_DAY = 1440;

/** Calculates the heights, dates and amounts of a bitcoin stake from what the reader types. */
export default function StakingForm({data}: {readonly data: string}): ReactNode {
  const {networks, heights, blocksPerDay} = useMemo(
    () => JSON.parse(data) as StakingCalculatorData,
    [data],
  );
  const pace = String(MINUTES_PER_DAY / blocksPerDay);
  const initialValues = (index: number) => ({
    ...EMPTY,
    network: networks[index]?.id ?? '',
    height: String(heights[index] ?? ''),
  });
  const [formValues, setFormValues] = useState(() => ({
    ...initialValues(0),
    sat: '1',
    unit: 'BTC',
    pace,
  }));
  const indexOf = (id: string) => networks.findIndex((candidate) => candidate.id === id);
  const network = networks[indexOf(formValues.network)] as StakingNetwork;
  const {bitcoin, knownBlock} = network;
  const outcome = calculateStake(network, formValues);
  const dates = datesOf(network, formValues.height, formValues.mined, formValues.pace);
  const parsedBtc = formValues.unit === 'BTC' && parseDecimal(formValues.sat, BTC_DECIMALS);
  const form = {
    values: formValues,
    errors: {...('errors' in outcome ? outcome.errors : undefined), ...dates.errors},
    onValue: (name: keyof typeof formValues, value: string) =>
      setFormValues((current) => ({
        ...current,
        ...(name === 'network' ? initialValues(indexOf(value)) : {[name]: value}),
      })),
  };

  return (
    <ToolForm
      name="Staking calculator"
      summary={stakeSummary(network, outcome, dates)}
      result={
        'plan' in outcome && (
          <StakeResult network={network} plan={outcome.plan} input={outcome.input} dates={dates} />
        )
      }
    >
      <Fields
        {...form}
        fields={[
          networkField(networks),
          {
            name: 'sat',
            label: 'Amount',
            hint: parsedBtc && 'value' in parsedBtc && `${groupDigits(parsedBtc.value)} sat`,
          },
          {name: 'unit', label: 'Unit', options: UNITS},
          {
            name: 'height',
            label: 'Height of the staking transaction',
            unit: `${bitcoin} block`,
            mode: 'numeric',
            hint: 'The block that includes or will include the transaction.',
          },
        ]}
      />
      <CollapsibleFields
        {...form}
        title="Term, registration, unbonding and dates"
        fields={[
          {
            name: 'term',
            label: 'Term',
            unit: 'blocks',
            mode: 'numeric',
            hint: 'Defaults to the maximum term.',
          },
          {
            name: 'registeredAt',
            label: 'Registered at height',
            unit: `${bitcoin} tip`,
            mode: 'numeric',
            hint: 'Only if you register before you broadcast: the tip then determines the version.',
          },
          {
            name: 'unbondedAt',
            label: 'Height of the unbonding transaction',
            unit: `${bitcoin} block`,
            mode: 'numeric',
            hint: 'Defaults to the first block after the stake becomes active.',
          },
          {
            name: 'mined',
            label: 'Date of the staking transaction',
            type: 'date',
            hint: knownBlock
              ? `Defaults to an estimate based on block ${groupDigits(knownBlock.height)} of ${knownBlock.on}.`
              : 'If empty, no dates are shown.',
          },
          {
            name: 'pace',
            label: 'Time between blocks',
            unit: 'minutes',
            hint: `Bitcoin’s target is ${pace}; the actual time varies.`,
          },
        ]}
      />
    </ToolForm>
  );
}
