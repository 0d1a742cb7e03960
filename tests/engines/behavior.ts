import type {View} from './view';

/** One thing that a reader does and gets, in any engine. */
export type Behavior = {
  /** What the reader gets. */
  readonly name: string;
  readonly run: (view: View) => Promise<void>;
  /** What the page tells its console meanwhile, where that belongs to the behavior. */
  readonly complaints?: readonly RegExp[];
};
