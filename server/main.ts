/** `npm run serve`: serves the built site. Tests pass its folder and its header file as arguments. */
import {serve} from './serve';

const [root, headersFile] = process.argv.slice(2);
serve({root, headersFile});
