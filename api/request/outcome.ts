import type {ExactJson} from '../schema/exactJson';

/** What the browser lets the page see of a reply. */
export type ReplyFacts = {
  status: number;
  /** From sending to the last byte, in ms. */
  ms: number;
  /** Size of the body after decompression, in bytes. */
  bytes: number;
  headers: [name: string, value: string][];
};

export type ReplyBody =
  | {kind: 'json'; value: ExactJson; text: string}
  /** `why` says why it is no JSON that can be shown. */
  | {kind: 'text'; text: string; why: string};

/** Every way in which a request can end. */
export type Outcome =
  | {kind: 'answered'; reply: ReplyFacts; value: ExactJson; text: string}
  | {kind: 'httpError'; reply: ReplyFacts; body: ReplyBody}
  | {kind: 'notJson'; reply: ReplyFacts; text: string; why: string}
  /** `file` holds the whole body when it is small enough to keep. */
  | {kind: 'tooLarge'; reply: ReplyFacts; file?: Blob}
  /** The server sent the browser elsewhere, which it did not follow. */
  | {kind: 'redirected'; ms: number}
  /** The browser hides whether the network or the server's CORS rules prevented a reply. */
  | {kind: 'unreachable'; ms: number}
  | {kind: 'timedOut'; ms: number; bytes: number}
  | {kind: 'aborted'; ms: number; bytes: number};

/** Longest time for a whole reply, in ms. */
export const TIMEOUT = 30_000;

/** Largest body that is shown, in bytes. */
export const MAX_SHOWN = 2_000_000;

/** Largest body that is kept for download, in bytes; reading stops there. */
export const MAX_KEPT = 20_000_000;
