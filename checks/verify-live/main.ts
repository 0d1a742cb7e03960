/**
 * `npm run verify:live -- --rpc URL --lcd URL --staking URL`: asks running services every
 * operation that only reads, and compares each reply with the documents of the API reference.
 */
import {verifyLive} from './verifyLive';

void verifyLive(process.argv.slice(2), (line) => console.log(line)).then((code) => {
  process.exitCode = code;
});
