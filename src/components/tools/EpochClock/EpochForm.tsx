import {useMemo, useState, type ReactNode} from 'react';
import {groupDigits, parseTime, parseInteger} from '@site/src/components/tools/compute/amounts';
import {planEpoch, type EpochNetwork} from '@site/src/components/tools/compute/epochs';
import type {EpochClockData} from '@site/data/calculators/toolData';
import {Fields, networkField, type FieldData} from '../parts/Fields';
import {NodeQuery} from '../parts/NodeQuery';
import {noResult, parseFields} from '../parts/parseFields';
import {ToolForm} from '../parts/ToolForm';
import {EpochResult, epochSummary} from './EpochResult';
import {fetchHeight} from './fetchHeight';

/** Maximum height that the form accepts. */
const MAX_HEIGHT = 1_000_000_000_000;
const MINUTES_PER_DAY = 1440;

/** Hint below the height, by the height's origin. */
const HINTS = {
  example: 'An example. Enter the latest height, or fetch it from a node.',
  reader: 'Treated as a block produced now.',
  node: 'From the node.',
};

const PARSERS = {
  height: (text: string) => parseInteger(text, MAX_HEIGHT),
  secondsPerBlock: parseTime,
  minutesPerBitcoinBlock: parseTime,
};
type Name = 'network' | keyof typeof PARSERS;

/**
 * Shows the epoch that a height belongs to, when a message sent now is executed, and when BABY unbonded
 * now is released.
 */
export default function EpochForm({data}: {readonly data: string}): ReactNode {
  const clockData = useMemo(() => JSON.parse(data) as EpochClockData, [data]);
  const networkOf = (id?: string) =>
    (clockData.networks.find((candidate) => candidate.id === id) ??
      clockData.networks[0]) as EpochNetwork;
  const [formValues, setFormValues] = useState(() => ({
    network: networkOf().id,
    height: String(clockData.height),
    secondsPerBlock: String(networkOf().secondsPerBlock),
    minutesPerBitcoinBlock: String(MINUTES_PER_DAY / clockData.blocksPerDay),
  }));
  /**
   * Time of the block at the entered height, in ms: the time of the last edit, unless a node reported
   * the block's time.
   */
  const [blockTimeMs, setBlockTimeMs] = useState(() => Date.now());
  const [origin, setOrigin] = useState<keyof typeof HINTS>('example');
  const network = networkOf(formValues.network);
  const parsed = parseFields<Record<keyof typeof PARSERS, number>>(PARSERS, formValues);
  const errors = 'errors' in parsed ? parsed.errors : {};
  const plan =
    'values' in parsed
      ? planEpoch(
          {...network, secondsPerBlock: parsed.values.secondsPerBlock},
          parsed.values.height,
          new Date(blockTimeMs),
          parsed.values.minutesPerBitcoinBlock * 60,
        )
      : undefined;

  const update = (changes: Partial<typeof formValues>) =>
    setFormValues((current) => ({...current, ...changes}));
  const onValue = (name: Name, value: string) => {
    update({[name]: value});
    if (name === 'network') update({secondsPerBlock: String(networkOf(value).secondsPerBlock)});
    if (name !== 'height') return;
    setBlockTimeMs(Date.now());
    setOrigin('reader');
  };
  const query = async (server: string, signal: AbortSignal) => {
    const response = await fetchHeight(server, network.interval, signal);
    if (!signal.aborted && response.height !== undefined && response.timeMs !== undefined) {
      update({height: String(response.height)});
      setBlockTimeMs(response.timeMs);
      setOrigin('node');
    }
    return response.message;
  };

  // The example height is old, so the times calculated from it are not today's.
  const example = origin === 'example' ? 'Example. ' : '';
  return (
    <ToolForm
      name="Epoch clock"
      summary={plan ? `${example}${epochSummary(plan)}` : noResult(errors)}
      result={plan && <EpochResult network={network} plan={plan} />}
    >
      <Fields
        values={formValues}
        errors={errors}
        onValue={onValue}
        fields={fieldsOf(clockData, network, HINTS[origin])}
      />
      {/* The key resets the node and the response when the network changes. */}
      <NodeQuery
        key={network.id}
        servers={clockData.servers.filter((server) =>
          [undefined, network.id].includes(server.network),
        )}
        action="Fetch the height"
        query={query}
      />
    </ToolForm>
  );
}

function fieldsOf(
  {networks, blocksPerDay}: EpochClockData,
  {interval, secondsPerBlock}: EpochNetwork,
  hint: string,
): FieldData<Name>[] {
  const blockTimeHint = `The chain’s target is ${secondsPerBlock}.`;
  const bitcoinBlockTimeHint = `Bitcoin’s target is ${MINUTES_PER_DAY / blocksPerDay}.`;
  return [
    {...networkField(networks), hint: `One epoch is ${groupDigits(interval)} blocks.`},
    {name: 'height', label: 'Latest height', unit: 'block', mode: 'numeric', hint},
    {name: 'secondsPerBlock', label: 'Time between blocks', unit: 'seconds', hint: blockTimeHint},
    {
      name: 'minutesPerBitcoinBlock',
      label: 'Time between Bitcoin blocks',
      unit: 'minutes',
      hint: bitcoinBlockTimeHint,
    },
  ];
}
