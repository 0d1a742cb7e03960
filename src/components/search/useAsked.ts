import {useCallback, useEffect, useState} from 'react';
import {newestFirst} from './newestFirst';

/** Loading that takes longer is told to the reader, in ms. */
const STALLED = 300;

/** Something that is asked for. While it loads, `value` is what was there before. */
export type Asked<T> = {
  readonly state: 'idle' | 'loading' | 'stalled' | 'error' | 'ready';
  readonly value?: T;
  /** Why there is none, in the state of an error. */
  readonly cause?: unknown;
};

/**
 * Asks whenever `load` changes; the answer to an earlier question never replaces a later one.
 *
 * @param load kept between renders by the caller; undefined when there is nothing to ask
 */
export function useAsked<T>(
  load: (() => Promise<T>) | undefined,
): [asked: Asked<T>, retry: () => void] {
  const [asked, setAsked] = useState<Asked<T>>({state: load ? 'loading' : 'idle'});
  const [tries, setTries] = useState(0);
  const [inTurn] = useState(() => newestFirst<T>());
  useEffect(() => {
    if (!load) {
      setAsked({state: 'idle'});
      return;
    }
    let isWanted = true;
    const show = (change: (before: Asked<T>) => Asked<T>) => {
      if (isWanted) setAsked(change);
    };
    show(({value}) => ({state: 'loading', value}));
    const timer = setTimeout(() => show(({value}) => ({state: 'stalled', value})), STALLED);
    inTurn(load)
      .then(
        (value) => show(() => ({state: 'ready', value})),
        (cause: unknown) => show(() => ({state: 'error', cause})),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [load, tries, inTurn]);
  return [asked, useCallback(() => setTries((count) => count + 1), [])];
}
