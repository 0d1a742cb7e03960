/** Answers queries of one build in a thread of its own, so that pages are sent meanwhile. */
import {parentPort, workerData} from 'node:worker_threads';
import {folderSource} from '../../finish/search-index/readIndexFolder';
import {openEngine} from '../../search/engine/openEngine';
import {answer} from '../../search/protocol/answer';
import type {ProtocolRequest} from '../../search/protocol/types';

const engine = openEngine(folderSource((workerData as {root: string}).root));

// Fetches what every query needs. Readers are told that search is out of order, and its keeper why.
engine.warmUp().catch((error: unknown) => console.error('[search] The index is not read:', error));

parentPort?.on('message', (request: ProtocolRequest) => {
  void answer(request, engine).then((reply) => parentPort?.postMessage(reply));
});
