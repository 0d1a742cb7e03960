import {useEffect, useRef} from 'react';

/**
 * Asking for the same again, with Enter or by the button, is another try where the last one failed.
 * What was answered stays.
 *
 * @param repeats how often the reader asked for the same again
 */
export function useAskAgain(repeats: number, hasFailed: boolean, retry: () => void): void {
  const seen = useRef(repeats);
  useEffect(() => {
    if (seen.current === repeats) return;
    seen.current = repeats;
    if (hasFailed) retry();
  });
}
