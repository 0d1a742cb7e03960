import type {View} from './view';

/** One behavior that a reader expects in any engine. */
export type Behavior = {
  /** The expected result. */
  readonly name: string;
  readonly run: (view: View) => Promise<void>;
  /** Console messages that are part of the behavior. */
  readonly complaints?: readonly RegExp[];
};
