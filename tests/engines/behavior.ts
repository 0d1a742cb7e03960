import type {View} from './view';

/** A behavior that readers expect in every engine. */
export type Behavior = {
  /** The expected behavior; the title of the test. */
  readonly name: string;
  readonly run: (view: View) => Promise<void>;
  /** Errors that the behavior reports, in order; none by default. */
  readonly expectedErrors?: readonly RegExp[];
};
