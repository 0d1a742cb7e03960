import {grouped} from '@site/src/components/tools/compute/amounts';
import {epochAt} from '@site/src/components/tools/compute/epochs';
import {fetchStatus, queryNode, wholeAt} from '../parts/queryNode';

export type NodeHeight = {
  readonly height?: number;
  /** Time of its block, in ms. */
  readonly ms?: number;
  /** The node and the time of the block, or why there is no height. */
  readonly message: string;
};

/** Blocks that can be produced between the two queries. */
const MAX_DRIFT = 3;

/** Fetches the newest height of a node, and checks that its epochs are those of this page. */
export async function fetchHeight(
  server: string,
  interval: number,
  abort: AbortSignal,
): Promise<NodeHeight> {
  const [status, epoch] = await Promise.all([
    fetchStatus(server, abort),
    queryNode(server, '/babylon/epoching/v1/current_epoch', abort),
  ]);
  if ('error' in status) return {message: status.error};
  const {height, ms, time} = status;
  const from = `From ${server}, block of ${time}.`;
  const boundary = 'value' in epoch ? wholeAt(epoch.value, 'epoch_boundary') : undefined;
  return {height, ms, message: `${from}${disagreement(height, interval, boundary)}`};
}

/** A sentence for a node whose epochs differ from the formula; empty if they agree. */
function disagreement(height: number, interval: number, boundary: bigint | undefined): string {
  if (boundary === undefined) return ' The node did not report when its epoch ends.';
  for (let drift = -MAX_DRIFT; drift <= MAX_DRIFT; drift += 1) {
    const epoch = epochAt(Math.max(0, height + drift), interval);
    if (BigInt(epoch.last) === boundary) return '';
  }
  return ` Its epoch ends at ${grouped(boundary)}, so its epochs do not have ${grouped(interval)} blocks: trust the node.`;
}
