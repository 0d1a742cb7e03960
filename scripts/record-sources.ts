/**
 * `npm run record:sources -- --clones DIR --modules "$(go env GOMODCACHE)"`: looks up every cited
 * path of a public repository in clones and writes those that exist into data/cited-paths.txt.
 */
import path from 'node:path';
import {recordSources} from './recordSources/recordSources';

process.exitCode = recordSources(process.argv.slice(2), path.resolve(__dirname, '..'), (line) =>
  console.log(line),
);
