import type {Passage} from '../../../search/engine/passages';
import type {SearchRecord} from '../../../finish/search-index/record';

/** An engine with the records in it, ready to be asked. */
export type Opened = {
  /** Addresses of pages, best first. */
  search(query: string): Promise<readonly string[]>;
  /** Bytes, compressed, that a browser fetches from nothing to the first answer. */
  firstBytes(query: string): Promise<number>;
  /** Passages that answer a question, where an engine has any. */
  readonly passages?: (question: string) => Promise<readonly Passage[]>;
  close?(): Promise<void>;
};

/** An engine that takes part in the comparison. */
export type Contender = {open(records: readonly SearchRecord[]): Promise<Opened>};
