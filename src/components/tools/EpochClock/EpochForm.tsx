import {useMemo, useState, type ReactNode} from 'react';
import {grouped, readTime, readWhole} from '@site/src/components/tools/compute/amounts';
import {planEpoch, type EpochNetwork} from '@site/src/components/tools/compute/epochs';
import type {EpochClockData} from '@site/data/calculators/toolData';
import {Fields, networkField, type FieldData} from '../parts/Fields';
import {NodeQuery} from '../parts/NodeQuery';
import {noResult, readFields} from '../parts/readFields';
import {ToolForm} from '../parts/ToolForm';
import {EpochResult, epochSummary} from './EpochResult';
import {fetchHeight} from './fetchHeight';

/** The highest height that can be typed. */
const MAX_HEIGHT = 1_000_000_000_000;
const MINUTES_PER_DAY = 1440;

/** Where the height comes from. */
const HINTS = {
  example: 'An example. Enter the latest height, or fetch it from a node.',
  reader: 'Treated as a block produced now.',
  node: 'From the node.',
};

const READERS = {
  height: (text: string) => readWhole(text, MAX_HEIGHT),
  pace: readTime,
  bitcoinPace: readTime,
};
type Name = 'network' | keyof typeof READERS;

/** The epoch of a height, and when a message sent now is executed and BABY unbonded now is available. */
export default function EpochForm({data}: {readonly data: string}): ReactNode {
  const all = useMemo(() => JSON.parse(data) as EpochClockData, [data]);
  const networkOf = (id?: string) =>
    (all.networks.find((each) => each.id === id) ?? all.networks[0]) as EpochNetwork;
  const [typed, setTyped] = useState(() => ({
    network: networkOf().id,
    height: String(all.height),
    pace: String(networkOf().secondsPerBlock),
    bitcoinPace: String(MINUTES_PER_DAY / all.blocksADay),
  }));
  /** The time of that height's block, in ms: now, unless a node reports it. */
  const [ms, setMs] = useState(() => Date.now());
  const [origin, setOrigin] = useState<keyof typeof HINTS>('example');
  const network = networkOf(typed.network);
  const read = readFields<Record<keyof typeof READERS, number>>(READERS, typed);
  const errors = 'errors' in read ? read.errors : {};
  const plan =
    'values' in read
      ? planEpoch(
          {...network, secondsPerBlock: read.values.pace},
          read.values.height,
          new Date(ms),
          read.values.bitcoinPace * 60,
        )
      : undefined;

  const put = (values: Partial<typeof typed>) => setTyped((before) => ({...before, ...values}));
  const onValue = (name: Name, value: string) => {
    put({[name]: value});
    if (name === 'network') put({pace: String(networkOf(value).secondsPerBlock)});
    if (name !== 'height') return;
    setMs(Date.now());
    setOrigin('reader');
  };
  const query = async (server: string, abort: AbortSignal) => {
    const answer = await fetchHeight(server, network.interval, abort);
    if (!abort.aborted && answer.height !== undefined && answer.ms !== undefined) {
      put({height: String(answer.height)});
      setMs(answer.ms);
      setOrigin('node');
    }
    return answer.message;
  };

  // The example height is old, so the times that follow from it are not today's.
  const example = origin === 'example' ? 'Example. ' : '';
  return (
    <ToolForm
      name="Epoch clock"
      summary={plan ? `${example}${epochSummary(plan)}` : noResult(errors)}
      result={plan && <EpochResult network={network} plan={plan} />}
    >
      <Fields
        values={typed}
        errors={errors}
        onValue={onValue}
        fields={fieldsOf(all, network, HINTS[origin])}
      />
      {/* Another network has other nodes, and no answer yet. */}
      <NodeQuery
        key={network.id}
        servers={all.servers.filter((server) => [undefined, network.id].includes(server.network))}
        action="Fetch the height"
        query={query}
      />
    </ToolForm>
  );
}

function fieldsOf(
  {networks, blocksADay}: EpochClockData,
  {interval, secondsPerBlock}: EpochNetwork,
  hint: string,
): FieldData<Name>[] {
  const pace = `The chain’s target is ${secondsPerBlock}.`;
  const bitcoinPace = `Bitcoin’s target is ${MINUTES_PER_DAY / blocksADay}.`;
  return [
    {...networkField(networks), hint: `One epoch is ${grouped(interval)} blocks.`},
    {name: 'height', label: 'Latest height', unit: 'block', mode: 'numeric', hint},
    {name: 'pace', label: 'Time between blocks', unit: 'seconds', hint: pace},
    {name: 'bitcoinPace', label: 'Time between Bitcoin blocks', unit: 'minutes', hint: bitcoinPace},
  ];
}
