import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {NodeServer} from '@site/data/calculators/toolData';
import {Choice} from './Field';

type Props = {
  readonly servers: readonly NodeServer[];
  /** What the button says. */
  readonly action: string;
  /** Asks the node and says in a sentence what came of it. */
  readonly ask: (server: string, abort: AbortSignal) => Promise<string>;
};

/** The choice of a node and a button: nothing is asked before it is pressed. */
export function NodeQuestion({servers, action, ask}: Props): ReactNode {
  const [url, setUrl] = useState(servers[0]?.url ?? '');
  const [said, setSaid] = useState('');
  const [asking, setAsking] = useState(false);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const chosen = servers.some((server) => server.url === url) ? url : (servers[0]?.url ?? '');
  const press = async () => {
    if (asking) return;
    setAsking(true);
    setSaid('');
    const controller = new AbortController();
    abort.current = controller;
    const sentence = await ask(chosen, controller.signal);
    if (controller.signal.aborted) return;
    setSaid(sentence);
    setAsking(false);
  };
  return (
    <div className="tool-node">
      <Choice
        label="Node"
        value={chosen}
        onValue={setUrl}
        options={servers.map((server) => ({value: server.url, label: server.label}))}
        hint={<span translate="no">{chosen}</span>}
      />
      <button
        type="button"
        className="tool-button"
        aria-disabled={asking}
        onClick={() => void press()}
      >
        {asking ? 'Fetching…' : action}
      </button>
      <p role="status" className="tool-hint">
        {said}
      </p>
    </div>
  );
}
