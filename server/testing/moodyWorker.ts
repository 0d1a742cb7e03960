/** A thread for tests: what it does stands in the body of the request. */
import {parentPort} from 'node:worker_threads';

parentPort?.on('message', ({body}: {body: string}) => {
  if (body === 'hang') for (;;);
  if (body === 'throw') throw new Error('the engine has a fault');
  if (body === 'exit') process.exit(1);
  setTimeout(() => parentPort?.postMessage({status: 200, body: `did ${body}`}), Number(body) || 0);
});
