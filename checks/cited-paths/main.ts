/**
 * `npm run record:sources -- --clones DIR --modules "$(go env GOMODCACHE)"`: looks up every cited
 * path of a public repository in clones and writes those that exist into data/cited-paths.txt.
 */
import path from 'node:path';
import {loadFacts} from '../../data/load';
import {recordSources} from './recordSources';

const root = path.resolve(__dirname, '../..');
void loadFacts().then((base) => {
  process.exitCode = recordSources(process.argv.slice(2), root, base, (line) => console.log(line));
});
