import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import * as graph from './graph';
import {isWriting} from './isWriting';
import {liveGraph, type Graph} from './liveGraph';

type StepName = Extract<keyof Graph, `remark${string}`>;
type Transformer = (tree: Root, file: VFile) => void | Promise<void>;
type Step = () => Transformer;

/**
 * A step that writes data into pages. In a build it is the step itself; while pages are written
 * it is that of the newest data.
 */
export function dataStep(name: StepName): Step {
  return isWriting() ? liveStep(name) : graph[name];
}

function liveStep(name: StepName): Step {
  return () => {
    let known: Graph | undefined;
    let run: Transformer | undefined;
    return async (tree, file) => {
      const newest = await liveGraph();
      if (!run || newest !== known) {
        known = newest;
        run = newest[name]();
      }
      await run(tree, file);
    };
  };
}
