import type {Behavior} from './behavior';
import {article} from './behaviors/article';
import {faults} from './behaviors/faults';
import {frame} from './behaviors/frame';
import {search} from './behaviors/search';
import {tools} from './behaviors/tools';
import {versions} from './behaviors/versions';

/** Behaviors required in every engine: a smaller set of the specified ones than for Chromium. */
export const behaviors: readonly Behavior[] = [
  ...frame,
  ...search,
  ...article,
  ...tools,
  ...faults,
  ...versions,
];
