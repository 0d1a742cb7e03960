/** `npm run search:push`: replaces the hosted index with the records of the last build. */
import {RECORDS_FILE} from '../search/index/record';
import {pushIndex} from '../search/push/pushIndex';

void pushIndex({env: process.env, file: RECORDS_FILE, log: console.log}).then((code) => {
  process.exitCode = code;
});
