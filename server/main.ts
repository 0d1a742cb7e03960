/** `npm run serve`: serves the built site. Arguments, for tests: its folder and header file. */
import {serve} from './serve';

const [root, headersFile] = process.argv.slice(2);
serve({root, headersFile});
