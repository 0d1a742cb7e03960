import {useId, useMemo, useState, type ReactNode} from 'react';
import {grouped, readDecimal, readWhole} from '@site/src/components/tools/compute/amounts';
import {planEpoch, type EpochNetwork} from '@site/src/components/tools/compute/epochs';
import type {EpochClockData} from '@site/data/calculators/toolData';
import '../parts/tools.lazy.css';
import {Choice, Field} from '../parts/Field';
import {NodeQuestion} from '../parts/NodeQuestion';
import {Summary} from '../parts/Result';
import {askHeight} from './askHeight';
import {EpochResult, epochSummary} from './EpochResult';

/** The largest height that is computed with. */
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
  const id = useId();
  const [network, setNetwork] = useState(all.networks[0] as EpochNetwork);
  const [height, setHeight] = useState(String(all.height));
  /** When the block of that height was made; a height that is typed is taken for the newest. */
  const [ms, setMs] = useState(() => Date.now());
  /** Where the height is from: the one shown at first is old, so its times are not those of today. */
  const [from, setFrom] = useState<keyof typeof HINTS>('example');
  const [pace, setPace] = useState(String(network.secondsPerBlock));
  const [bitcoinPace, setBitcoinPace] = useState(String(MINUTES_A_DAY / all.blocksADay));

  const read = {
    height: readWhole(height, MOST),
    pace: positive(pace),
    bitcoinPace: positive(bitcoinPace),
  };
  const plan =
    'value' in read.height && 'value' in read.pace && 'value' in read.bitcoinPace
      ? planEpoch(
          {...network, secondsPerBlock: read.pace.value},
          read.height.value,
          new Date(ms),
          read.bitcoinPace.value * 60,
        )
      : undefined;
  const errors = Object.values(read).flatMap((each) => ('error' in each ? [each.error] : []));

  const choose = (value: string) => {
    const next = all.networks.find((each) => each.id === value);
    if (!next) return;
    setNetwork(next);
    setPace(String(next.secondsPerBlock));
  };
  const type = (value: string) => {
    setHeight(value);
    setMs(Date.now());
    setFrom('reader');
  };
  const ask = async (server: string, abort: AbortSignal) => {
    const found = await askHeight(server, network.interval, abort);
    if (!abort.aborted && found.height !== undefined && found.ms !== undefined) {
      setHeight(String(found.height));
      setMs(found.ms);
      setFrom('node');
    }
    return found.said;
  };
  const servers = all.servers.filter(
    (server) => server.network === undefined || server.network === network.id,
  );

  return (
    <form className="tool" onSubmit={(event) => event.preventDefault()} aria-labelledby={id}>
      <p id={id} className="visually-hidden">
        Epoch clock
      </p>
      <div className="tool-grid">
        <Choice
          label="Network"
          value={network.id}
          onValue={choose}
          options={all.networks.map((each) => ({
            value: each.id,
            label: `${each.name} (${each.id})`,
          }))}
          hint={`Epochs of ${grouped(network.interval)} blocks.`}
        />
        <Field
          label="Newest height"
          unit="block"
          value={height}
          onValue={type}
          mode="numeric"
          error={'error' in read.height ? read.height.error : undefined}
          hint={HINTS[from]}
        />
        <Field
          label="Time between blocks"
          unit="seconds"
          value={pace}
          onValue={setPace}
          error={'error' in read.pace ? read.pace.error : undefined}
          hint={`The chain aims at ${network.secondsPerBlock}.`}
        />
        <Field
          label="Time between Bitcoin blocks"
          unit="minutes"
          value={bitcoinPace}
          onValue={setBitcoinPace}
          error={'error' in read.bitcoinPace ? read.bitcoinPace.error : undefined}
          hint={`Bitcoin aims at ${MINUTES_A_DAY / all.blocksADay}.`}
        />
      </div>
      {/* Another network has other nodes and has been told nothing. */}
      <NodeQuestion key={network.id} servers={servers} action="Fetch the height" ask={ask} />
      <Summary
        text={
          plan
            ? `${from === 'example' ? 'Example. ' : ''}${epochSummary(plan)}`
            : `No result: ${errors.join(' ')}`
        }
      />
      {plan && <EpochResult network={network} plan={plan} />}
    </form>
  );
}

function positive(typed: string): {readonly value: number} | {readonly error: string} {
  const decimals = 3;
  const read = readDecimal(typed, decimals);
  if ('error' in read) return read;
  if (read.value === 0n) return {error: 'The time must be above zero.'};
  return {value: Number(read.value) / 10 ** decimals};
}
