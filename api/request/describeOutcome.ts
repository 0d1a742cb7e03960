import {isLosslessNumber} from 'lossless-json';
import type {OperationDocument} from '../schema/operation';
import {isObject} from '../schema/exactJson';
import {describeValue} from './compareResponse';
import {
  MAX_DOWNLOAD_BYTES,
  MAX_DISPLAY_BYTES,
  TIMEOUT_MS,
  type Outcome,
  type ResponseInfo,
} from './sendRequest';

/** The text that describes an outcome. */
export type Description = {
  /** A few words, shown and announced by screen readers. */
  title: string;
  /** The meaning and the fix, one paragraph each. */
  details: string[];
  tone: 'good' | 'bad' | 'plain';
  /** Whether running the curl command may help. */
  offerCurl?: boolean;
};

/**
 * Describes how a request ended, as far as the browser reveals it to the page.
 *
 * @param context whether the request changes something, whether it went to this machine, and
 * whether the response reports an error although its status is 200
 */
export function describeOutcome(
  outcome: Outcome,
  context: {broadcasts: boolean; isLocal: boolean; hasNodeError?: boolean},
): Description {
  const arrivalWarnings = context.broadcasts
    ? [
        'The server may have received the transaction anyway. Check for it before you send it again.',
      ]
    : [];
  switch (outcome.kind) {
    case 'success': {
      const title = summary(outcome.response);
      return context.hasNodeError
        ? {title: `${title}, with an error from the node`, details: [], tone: 'bad'}
        : {title, details: [], tone: 'good'};
    }
    case 'httpError':
      return {title: `Error ${summary(outcome.response)}`, details: [], tone: 'bad'};
    case 'notJson': {
      const title = `${summary(outcome.response)}, not shown as JSON`;
      return {title, details: [outcome.reason], tone: 'plain'};
    }
    case 'tooLarge': {
      const {file, response} = outcome;
      return {
        title: `Status ${response.status}, too large to show`,
        details: [
          file
            ? `The response is ${formatBytes(response.bytes)}; this page shows up to ${formatBytes(MAX_DISPLAY_BYTES)}. Download it instead.`
            : `The response is larger than ${formatBytes(MAX_DOWNLOAD_BYTES)}, so this page stopped reading it. Use the curl command.`,
        ],
        tone: 'plain',
        offerCurl: !file,
      };
    }
    case 'redirected':
      return {
        title: 'Redirected, not followed',
        details: [
          'The server redirected the request to another URL. This page sends requests only to the server that you chose, so it did not follow the redirect. The browser hides the other URL; the curl command shows it with --include.',
        ],
        tone: 'bad',
        offerCurl: true,
      };
    case 'unreachable':
      return {
        title: `No response after ${formatDuration(outcome.ms)}`,
        details: [
          'Either the server could not be reached, or it does not allow web pages to read its responses (CORS). The browser does not tell this page which of the two it is. In the second case, the curl command works.',
          ...(context.isLocal
            ? [
                'For a local node, check that it is running, that it listens on this port, and that its CORS setting allows this site. The browser may ask for your permission before a page can reach your own machine, and some browsers never allow it.',
              ]
            : []),
          ...arrivalWarnings,
        ],
        tone: 'bad',
        offerCurl: true,
      };
    case 'timedOut':
      return {
        title: `Timed out after ${formatDuration(TIMEOUT_MS)}`,
        details: [
          outcome.bytes > 0
            ? `The response was not complete after ${formatBytes(outcome.bytes)}.`
            : 'Either the server could not be reached, or it received the request and did not respond.',
          ...arrivalWarnings,
        ],
        tone: 'bad',
        offerCurl: true,
      };
    case 'aborted': {
      const title = `Aborted after ${formatDuration(outcome.ms)}`;
      return {title, details: arrivalWarnings, tone: 'plain'};
    }
  }
}

/** The error that a JSON-RPC response with status 200 reports; `undefined` if there is none. */
export function reportedError(
  {jsonRpc}: Pick<OperationDocument, 'jsonRpc'>,
  outcome: Outcome,
): string | undefined {
  if (!jsonRpc || outcome.kind !== 'success' || !isObject(outcome.value)) return undefined;
  const {error = null} = outcome.value;
  if (error === null) return undefined;
  if (!isObject(error)) return describeValue(error);
  const {code, message, data} = error;
  const texts = [message, data].filter(
    (text) => typeof text === 'string' && text !== '',
  ) as string[];
  const suffix = isLosslessNumber(code) ? ` (code ${code.value})` : '';
  return `${texts.join(': ')}${suffix}`;
}

function summary({status, ms, bytes}: ResponseInfo): string {
  return `${status} in ${formatDuration(ms)}, ${formatBytes(bytes)}`;
}

/** A size in a suitable unit: `480 bytes`, `4.2 kB`, `5.00 MB`. */
function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  if (bytes < 1_000_000) return `${(bytes / 1_000).toFixed(1)} kB`;
  return `${(bytes / 1_000_000).toFixed(2)} MB`;
}

/** A duration in a suitable unit: `123 ms`, `4.2 s`. */
function formatDuration(ms: number): string {
  return ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`;
}
