import {useSyncExternalStore, type ReactNode} from 'react';

/** Stands where results would, when no host could answer. */
export default function Unreachable({onRetry}: {readonly onRetry: () => void}): ReactNode {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="alert" className="unreachable">
      <p className="unreachable-title">Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
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
