import type {Answer, Ask} from '../../search/answer/types';

/** What the page tells the worker. The first message says where the site's root is. */
export type ToWorker =
  | {readonly type: 'open'; readonly baseUrl: string}
  /** The manifest, which the page fetches while the worker starts; without it when that failed. */
  | {readonly type: 'manifest'; readonly text?: string}
  /** What a query needs may be fetched before it is asked. */
  | {readonly type: 'warmUp'; readonly query?: string}
  | {readonly type: 'ask'; readonly id: number; readonly ask: Ask};

/** What the worker tells the page. */
export type FromWorker =
  | {readonly type: 'ready'}
  | {readonly type: 'answer'; readonly id: number; readonly answer: Answer}
  /** The index, or a part of it, cannot be had now; or the engine has a fault. */
  | {
      readonly type: 'failure';
      readonly id: number;
      readonly isUnavailable: boolean;
      readonly message: string;
    };
