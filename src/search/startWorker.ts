import {MANIFEST} from '../../search/engine/format';

/** A worker that was started, with what it needs first. */
export type Started = {
  readonly worker: Worker;
  /** The page asks for it while the worker's script is on its way: that saves a round trip. */
  readonly manifest: Promise<Response | undefined>;
  /** Whether its script could not be had. */
  hasFailed: boolean;
};

/** Started before the client's code is there; null once it was taken. */
let early: Started | null | undefined;

/**
 * Starts the worker that answers queries.
 *
 * @param baseUrl address of the site's root, with a slash at the end
 * @throws where a policy refuses workers
 */
export function startWorker(baseUrl: string): Started {
  const started: Started = {
    worker: new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'}),
    manifest: fetch(baseUrl + MANIFEST, {cache: 'no-cache'}).catch(() => undefined),
    hasFailed: false,
  };
  started.worker.addEventListener('error', (event) => {
    event.preventDefault();
    started.hasFailed = true;
  });
  return started;
}

/**
 * Starts the worker at the first sign that somebody will search; the client takes it over.
 *
 * @returns whether this was the first sign
 */
export function startEarly(baseUrl: string): boolean {
  if (early !== undefined) return false;
  try {
    early = startWorker(baseUrl);
  } catch {
    // The client tries again, and then knows another way.
    early = null;
  }
  return true;
}

/** The worker that was started early, for the first who asks. */
export function takeEarly(): Started | undefined {
  const taken = early;
  early = null;
  return taken ?? undefined;
}
