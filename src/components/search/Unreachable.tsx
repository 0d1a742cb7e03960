import {useSyncExternalStore, type ReactNode} from 'react';
import {failureHint} from './failure';

type Props = {
  /** As the client threw it. */
  readonly cause: unknown;
  readonly onRetry: () => void;
};

/** Stands where results would, when no host could answer, or one refused. */
export default function Unreachable({cause, onRetry}: Props): ReactNode {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="alert" className="unreachable">
      <p className="unreachable-title">Unable to fetch results</p>
      <p>{failureHint(cause)}</p>
      {!isOnline && <p>Your device is offline.</p>}
      <button type="button" className="button button--primary" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
