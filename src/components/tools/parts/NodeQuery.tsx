import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {NodeServer} from '@site/data/calculators/toolData';
import {Field} from './Fields';

type Props = {
  readonly servers: readonly NodeServer[];
  /** Label of the button. */
  readonly action: string;
  /** Queries the node and returns a message about the outcome. */
  readonly query: (server: string, signal: AbortSignal) => Promise<string>;
};

/** A field to select a node, and a button that queries the node. */
export function NodeQuery({servers, action, query}: Props): ReactNode {
  const [url, setUrl] = useState(servers[0]?.url ?? '');
  const [outcome, setOutcome] = useState('');
  const [isLoading, setIsLoading] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const runQuery = async () => {
    if (isLoading) return;
    setIsLoading(true);
    setOutcome('');
    const {signal} = (controller.current = new AbortController());
    const message = await query(url, signal);
    if (signal.aborted) return;
    setOutcome(message);
    setIsLoading(false);
  };

  return (
    <div className="tool-grid tool-node">
      <Field
        label="Node"
        value={url}
        onValue={setUrl}
        options={servers.map((server) => ({value: server.url, label: server.label}))}
        hint={<span translate="no">{url}</span>}
      />
      <button
        type="button"
        className={clsx('button button--primary', isLoading && 'disabled')}
        aria-disabled={isLoading}
        onClick={() => void runQuery()}
      >
        {isLoading ? 'Fetching…' : action}
      </button>
      <p role="status" className="tool-hint">
        {outcome}
      </p>
    </div>
  );
}
