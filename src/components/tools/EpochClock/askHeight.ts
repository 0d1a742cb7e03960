import {grouped} from '@site/src/components/tools/compute/amounts';
import {epochAt} from '@site/src/components/tools/compute/epochs';
import {askNode, at, wholeAt} from '../parts/askNode';

export type NodeHeight = {
  readonly height?: number;
  /** When its block was made, in ms. */
  readonly ms?: number;
  /** What was asked, where, and when, or why there is no height. */
  readonly said: string;
};

/** Blocks that may come between two questions. */
const MEANWHILE = 3;

/** Asks a node for its newest height, and whether it counts epochs as this page does. */
export async function askHeight(
  server: string,
  interval: number,
  abort: AbortSignal,
): Promise<NodeHeight> {
  const [status, epoch] = await Promise.all([
    askNode(server, '/cosmos/base/node/v1beta1/status', abort),
    askNode(server, '/babylon/epoching/v1/current_epoch', abort),
  ]);
  if ('error' in status) return {said: status.error};
  const height = Number(wholeAt(status.value, 'height') ?? Number.NaN);
  const time = at(status.value, 'timestamp');
  const ms = typeof time === 'string' ? Date.parse(time) : Number.NaN;
  if (!Number.isSafeInteger(height) || Number.isNaN(ms)) {
    return {said: 'The node does not report its height and time.'};
  }
  const when = new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
  const from = `From ${server}, block of ${when} UTC.`;
  const boundary = 'value' in epoch ? wholeAt(epoch.value, 'epoch_boundary') : undefined;
  return {height, ms, said: `${from}${disagreement(height, interval, boundary)}`};
}

/** What to say when the node names another end of its epoch than the formula. */
function disagreement(height: number, interval: number, boundary: bigint | undefined): string {
  if (boundary === undefined) return ' It did not say when its epoch ends.';
  for (let later = -MEANWHILE; later <= MEANWHILE; later += 1) {
    const known = epochAt(Math.max(0, height + later), interval);
    if (BigInt(known.last) === boundary) return '';
  }
  return ` Its epoch ends at ${grouped(boundary)}, so its epochs do not have ${grouped(interval)} blocks: trust the node.`;
}
