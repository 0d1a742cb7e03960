/**
 * `npm run walk -- PAGE [--set NAME=value]… [--steps 3-7]`: does the shell blocks of a page in one
 * bash session and writes down what they printed beside what the page says.
 */
import {walk} from './walk';

void walk(process.argv.slice(2), (text) => process.stdout.write(text)).then((code) => {
  process.exit(code);
});
