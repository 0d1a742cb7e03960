import {useEffect, useSyncExternalStore, type MouseEvent, type ReactNode} from 'react';
import {failureHint, isUnreachable} from './failure';

type Props = {
  /** As the client threw it. */
  readonly cause: unknown;
  readonly onRetry: () => void;
};

/** Stands where results would, when no host could answer, or one refused. */
export default function Unreachable({cause, onRetry}: Props): ReactNode {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  useEffect(() => logOnce(cause), [cause]);
  return (
    <div role="alert" className="unreachable">
      <p className="unreachable-title">Unable to fetch results</p>
      <p>{failureHint(cause)}</p>
      {!isOnline && <p>Your device is offline.</p>}
      <button
        type="button"
        className="button button--primary"
        onClick={(event) => {
          focusField(event);
          onRetry();
        }}
      >
        Retry
      </button>
    </div>
  );
}

/** The button goes when results come: the keyboard goes on from the field. */
function focusField({currentTarget, nativeEvent}: MouseEvent): void {
  // The focus would bring a phone's keyboard over the results.
  if ('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch') return;
  currentTarget.closest('[role="dialog"], main')?.querySelector('input')?.focus();
}

let logged: string | undefined;

/** Writes to the console what a service answered, unless it is the same again: each key may bring it. */
function logOnce(cause: unknown): void {
  if (isUnreachable(cause) || String(cause) === logged) return;
  logged = String(cause);
  console.error('[search] A query failed.', cause);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
