import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';

/** What graph.ts exports. */
export type Graph = typeof import('./graph');

type State = {
  /** The newest graph that could be loaded. */
  current?: Promise<Graph>;
  running?: Promise<Graph>;
  waiting?: Promise<Graph>;
};

/**
 * The framework loads each plugin, and the configuration again when it changes, as modules of their
 * own; all of them must see the same data.
 */
const shared = globalThis as {[key: symbol]: State | undefined};
const state = (shared[Symbol.for('babylon-docs.live-graph')] ??= {});

/** The data as it was last read. */
export function liveGraph(): Promise<Graph> {
  return state.current ?? renewGraph();
}

/**
 * Reads all data again. Of several calls while it reads, all but the first share one further
 * reading: what they tell of may have come too late for the one that runs.
 *
 * @throws Error when a file is broken; the data then stay as they were
 */
export function renewGraph(): Promise<Graph> {
  if (!state.running) return read();
  state.waiting ??= state.running.then(readNext, readNext);
  return state.waiting;
}

function readNext(): Promise<Graph> {
  state.waiting = undefined;
  return read();
}

function read(): Promise<Graph> {
  const reading = (loadFreshModule(path.join(__dirname, 'graph.ts')) as Promise<Graph>).finally(
    () => {
      state.running = undefined;
    },
  );
  state.running = reading;
  state.current = state.current ? reading.catch(keep(state.current)) : reading;
  return reading;
}

function keep(before: Promise<Graph>): () => Promise<Graph> {
  return () => before;
}
