/** `npm run search:push`: replaces the hosted index with the records of the last build. */
import {RECORDS} from '../search/index/record';
import {pushIndex} from '../search/push/pushIndex';

void pushIndex({env: process.env, file: RECORDS, log: console.log}).then((code) => {
  process.exitCode = code;
});
