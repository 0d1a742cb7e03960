import {groupDigits} from '@site/src/components/tools/compute/amounts';
import {epochAt} from '@site/src/components/tools/compute/epochs';
import {fetchStatus, queryNode, integerAt} from '../parts/queryNode';

export type NodeHeight = {
  readonly height?: number;
  /** Time of the block at that height, in ms. */
  readonly timeMs?: number;
  /** The node and the time of the block, or the reason why the height is missing. */
  readonly message: string;
};

/** Maximum number of blocks produced between the two queries. */
const MAX_DRIFT = 3;

/** Fetches the newest height of a node, and checks that its epochs match the ones calculated here. */
export async function fetchHeight(
  server: string,
  interval: number,
  signal: AbortSignal,
): Promise<NodeHeight> {
  const [status, epoch] = await Promise.all([
    fetchStatus(server, signal),
    queryNode(server, '/babylon/epoching/v1/current_epoch', signal),
  ]);
  if ('error' in status) return {message: status.error};
  const {height, timeMs, time} = status;
  const origin = `From ${server}, block of ${time}.`;
  const boundary = 'value' in epoch ? integerAt(epoch.value, 'epoch_boundary') : undefined;
  return {height, timeMs, message: `${origin}${epochMismatch(height, interval, boundary)}`};
}

/** Returns a warning if the node's epochs differ from the calculated ones, otherwise an empty string. */
function epochMismatch(height: number, interval: number, boundary: bigint | undefined): string {
  if (boundary === undefined) return ' The node did not report when its epoch ends.';
  for (let drift = -MAX_DRIFT; drift <= MAX_DRIFT; drift += 1) {
    const epoch = epochAt(Math.max(0, height + drift), interval);
    if (BigInt(epoch.last) === boundary) return '';
  }
  return ` Its epoch ends at ${groupDigits(boundary)}, so its epochs do not have ${groupDigits(interval)} blocks: trust the node.`;
}
