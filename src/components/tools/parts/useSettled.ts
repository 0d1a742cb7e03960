import {useEffect, useState} from 'react';

/** Typing has stopped after so many ms. */
const PAUSE = 500;

/** The value once it has not changed for a moment; the first one at once. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
