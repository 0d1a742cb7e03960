import {MAX_KEPT, MAX_SHOWN, TIMEOUT, type Outcome} from './outcome';

/** An outcome in words. */
export type Description = {
  /** In a few words, for the eye and for screen readers. */
  title: string;
  /** What it means and what can be done, a paragraph each. */
  details: string[];
  tone: 'good' | 'bad' | 'plain';
  /** Whether the ready curl line helps further. */
  offerCurl: boolean;
};

/**
 * Says how a request ended, and no more than the browser lets a page know.
 *
 * @param context whether the request changes something, whether it went to this machine, and
 * whether the reply reports an error although its status does not
 */
export function describeOutcome(
  outcome: Outcome,
  context: {broadcasts: boolean; isLocal: boolean; hasNodeError?: boolean},
): Description {
  const mayHaveArrived = context.broadcasts
    ? ['The server may have received the transaction anyway. Look for it before you send it again.']
    : [];
  switch (outcome.kind) {
    case 'answered':
      return {
        title: `${answer(outcome.reply)}${context.hasNodeError ? ', with an error of the node' : ''}`,
        details: [],
        tone: context.hasNodeError ? 'bad' : 'good',
        offerCurl: false,
      };
    case 'httpError':
      return {
        title: `Error ${answer(outcome.reply)}`,
        details: [],
        tone: 'bad',
        offerCurl: false,
      };
    case 'notJson':
      return {
        title: `${answer(outcome.reply)}, not shown as JSON`,
        details: [outcome.why],
        tone: 'plain',
        offerCurl: false,
      };
    case 'tooLarge':
      return {
        title: `Status ${outcome.reply.status}, too large to show`,
        details: [
          outcome.file
            ? `The reply has ${formatBytes(outcome.reply.bytes)}; up to ${formatBytes(MAX_SHOWN)} are shown. Download it instead.`
            : `The reply has more than ${formatBytes(MAX_KEPT)}, so reading was stopped. Use the curl line.`,
        ],
        tone: 'plain',
        offerCurl: outcome.file === undefined,
      };
    case 'redirected':
      return {
        title: 'Redirected, not followed',
        details: [
          'The server redirected the request to another address. This page sends requests only to the server that you chose, so it did not follow. The browser hides the other address; the curl line shows it with --include.',
        ],
        tone: 'bad',
        offerCurl: true,
      };
    case 'unreachable':
      return {
        title: `No reply after ${formatTime(outcome.ms)}`,
        details: [
          'Either the server could not be reached, or it does not allow web pages to read its replies (CORS). The browser does not tell this page which. The curl line works in the second case.',
          ...(context.isLocal
            ? [
                'For a local node, check that it runs, that it listens on this port, and that its CORS setting allows this site. The browser may also ask you before a page may reach your own machine, and some browsers never allow it.',
              ]
            : []),
          ...mayHaveArrived,
        ],
        tone: 'bad',
        offerCurl: true,
      };
    case 'timedOut':
      return {
        title: `Timed out after ${formatTime(TIMEOUT)}`,
        details: [
          outcome.bytes > 0
            ? `The reply was not complete after ${formatBytes(outcome.bytes)}.`
            : 'The server accepted the request or was never reached; it sent no reply.',
          ...mayHaveArrived,
        ],
        tone: 'bad',
        offerCurl: true,
      };
    case 'aborted':
      return {
        title: `Aborted after ${formatTime(outcome.ms)}`,
        details: mayHaveArrived,
        tone: 'plain',
        offerCurl: false,
      };
  }
}

function answer({status, ms, bytes}: {status: number; ms: number; bytes: number}): string {
  return `${status} in ${formatTime(ms)}, ${formatBytes(bytes)}`;
}

/** A size in the unit that fits: '480 bytes', '4.2 kB', '5.00 MB'. */
function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  if (bytes < 1_000_000) return `${(bytes / 1_000).toFixed(1)} kB`;
  return `${(bytes / 1_000_000).toFixed(2)} MB`;
}

/** A time in the unit that fits: '123 ms', '4.2 s'. */
function formatTime(ms: number): string {
  return ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`;
}
