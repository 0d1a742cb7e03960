import {useCallback, useEffect, useRef, useState} from 'react';
import {newestFirst} from './newestFirst';

/** Loading that takes longer is told to the reader, in ms. */
const STALLED = 300;

/**
 * Something that is asked for. While it loads, `value` and `cause` are what was there before, or,
 * once it is known, the answer to a question in between.
 */
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
  // The last that was asked, and the last whose end was told.
  const turn = useRef({asked: 0, told: 0});
  useEffect(() => {
    const {current} = turn;
    const own = (current.asked += 1);
    if (!load) {
      current.told = own;
      setAsked({state: 'idle'});
      return;
    }
    setAsked(({value, cause}) => ({state: 'loading', value, cause}));
    const timer = setTimeout(() => setAsked((before) => ({...before, state: 'stalled'})), STALLED);
    const tell = (change: (before: Asked<T>) => Asked<T>) => {
      if (own < current.told) return;
      current.told = own;
      setAsked(change);
    };
    const isNewest = () => own === current.asked;
    inTurn(load)
      .then(
        // What is asked by now may be long in coming: until then this is the nearest to it.
        (value) => tell(({state}) => ({state: isNewest() ? 'ready' : state, value})),
        (cause: unknown) => {
          if (isNewest()) tell(() => ({state: 'error', cause}));
        },
      )
      .finally(() => clearTimeout(timer));
    return () => clearTimeout(timer);
  }, [load, tries, inTurn]);
  return [asked, useCallback(() => setTries((count) => count + 1), [])];
}
