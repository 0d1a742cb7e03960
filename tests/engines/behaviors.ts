import type {Behavior} from './behavior';
import {article} from './behaviors/article';
import {faults} from './behaviors/faults';
import {frame} from './behaviors/frame';
import {search} from './behaviors/search';
import {tools} from './behaviors/tools';
import {versions} from './behaviors/versions';

/** Behaviors required in every engine: fewer of the specified ones than are tested in Chromium. */
export const behaviors: readonly Behavior[] = [
  ...frame,
  ...search,
  ...article,
  ...tools,
  ...faults,
  ...versions,
];
