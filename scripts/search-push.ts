/** `npm run search:push`: replaces the hosted index with the records of the last build. */
import {searchPush} from './searchPush/searchPush';

void searchPush({env: process.env, log: (line) => console.log(line)}).then((code) => {
  process.exitCode = code;
});
