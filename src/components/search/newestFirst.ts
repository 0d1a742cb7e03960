import {later} from '../../search/later';

/** After this time in ms, the next query no longer waits: what runs may never end. */
const PATIENCE = 1000;

/**
 * Runs one query at a time, and of those that wait the newest only: what was typed before it is
 * no longer asked for. On a slow connection, the queries of a reader's first letters would
 * otherwise take the bandwidth from the one that is wanted.
 *
 * @returns a function that runs work in its turn; work that is passed over ends as the newer does
 */
export function newestFirst<T>(): (work: () => Promise<T>) => Promise<T> {
  let isBusy = false;
  let over: Promise<unknown> = Promise.resolve();
  let next: {work: () => Promise<T>; result: Promise<T>} | undefined;

  const start = (work: () => Promise<T>): Promise<T> => {
    isBusy = true;
    const result = work();
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    over = Promise.race([settled, later(PATIENCE, undefined)]).then(() => {
      isBusy = next !== undefined;
    });
    return result;
  };

  return (work) => {
    if (!isBusy) return start(work);
    if (next) {
      next.work = work;
      return next.result;
    }
    const startNext = (): Promise<T> => {
      const newest = next?.work ?? work;
      next = undefined;
      return start(newest);
    };
    const result = over.then(startNext);
    next = {work, result};
    return result;
  };
}
