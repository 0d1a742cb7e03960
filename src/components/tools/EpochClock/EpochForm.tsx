import {useMemo, useState, type ReactNode} from 'react';
import {grouped, readTime, readWhole} from '@site/src/components/tools/compute/amounts';
import {planEpoch, type EpochNetwork} from '@site/src/components/tools/compute/epochs';
import type {EpochClockData} from '@site/data/calculators/toolData';
import '../parts/tools.css';
import {Field, NetworkChoice} from '../parts/Field';
import {NodeQuestion} from '../parts/NodeQuestion';
import {noResult, readFields} from '../parts/readFields';
import {ResultForm} from '../parts/Result';
import {askHeight} from './askHeight';
import {EpochResult, epochSummary} from './EpochResult';

/** The highest height that can be typed. */
const MOST = 1_000_000_000_000;
const MINUTES_A_DAY = 1440;

const HINTS = {
  example: 'An example. Type the newest height, or fetch it from a node.',
  reader: 'Treated as a block produced now.',
  node: 'From the node.',
};

/** Epoch of a height, and when what is sent now takes effect and is free again. */
export default function EpochForm({data}: {readonly data: string}): ReactNode {
  const all = useMemo(() => JSON.parse(data) as EpochClockData, [data]);
  const bitcoinPace = String(MINUTES_A_DAY / all.blocksADay);
  const [network, setNetwork] = useState(all.networks[0] as EpochNetwork);
  const [typed, setTyped] = useState({
    height: String(all.height),
    pace: String(network.secondsPerBlock),
    bitcoinPace,
  });
  /** The time of that height's block, in ms: now, unless a node reports it. */
  const [ms, setMs] = useState(() => Date.now());
  /** The example height is old, so the times that follow from it are not today's. */
  const [from, setFrom] = useState<keyof typeof HINTS>('example');
  const put = (values: Partial<typeof typed>) => setTyped((before) => ({...before, ...values}));

  const read = readFields<Record<keyof typeof typed, number>>(
    {height: (text) => readWhole(text, MOST), pace: readTime, bitcoinPace: readTime},
    typed,
  );
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

  const choose = (value: string) => {
    const next = all.networks.find((each) => each.id === value);
    if (!next) return;
    setNetwork(next);
    put({pace: String(next.secondsPerBlock)});
  };
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: errors[name],
    onValue: (value: string) => {
      put({[name]: value});
      if (name !== 'height') return;
      setMs(Date.now());
      setFrom('reader');
    },
  });
  const ask = async (server: string, abort: AbortSignal) => {
    const found = await askHeight(server, network.interval, abort);
    if (!abort.aborted && found.height !== undefined && found.ms !== undefined) {
      put({height: String(found.height)});
      setMs(found.ms);
      setFrom('node');
    }
    return found.said;
  };
  const servers = all.servers.filter(
    (server) => server.network === undefined || server.network === network.id,
  );
  const example = from === 'example' ? 'Example. ' : '';

  return (
    <ResultForm
      name="Epoch clock"
      summary={plan ? `${example}${epochSummary(plan)}` : noResult(errors)}
      result={plan && <EpochResult network={network} plan={plan} />}
    >
      <div className="tool-grid">
        <NetworkChoice
          networks={all.networks}
          value={network.id}
          onValue={choose}
          hint={`Epochs of ${grouped(network.interval)} blocks.`}
        />
        <Field
          {...field('height')}
          label="Newest height"
          unit="block"
          mode="numeric"
          hint={HINTS[from]}
        />
        <Field
          {...field('pace')}
          label="Time between blocks"
          unit="seconds"
          hint={`The chain aims at ${network.secondsPerBlock}.`}
        />
        <Field
          {...field('bitcoinPace')}
          label="Time between Bitcoin blocks"
          unit="minutes"
          hint={`Bitcoin aims at ${bitcoinPace}.`}
        />
      </div>
      {/* Another network has other nodes, and no answer yet. */}
      <NodeQuestion key={network.id} servers={servers} action="Fetch the height" ask={ask} />
    </ResultForm>
  );
}
