import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {compactRecords} from './compactRecords';
import {collectRecords} from './collectRecords';

/** Where the files go, relative to the build folder. */
const FOLDER = 'search';

/**
 * After the build: all that search can find, read from the finished pages. `records.json` is for
 * whoever runs an index; src/pages/search.tsx fetches the same in `compact.json`.
 */
export default function searchPlugin(): Plugin {
  return {
    name: 'search',
    async postBuild({outDir, baseUrl, routesBuildMetadata}) {
      const routes = Object.keys(routesBuildMetadata);
      const records = await collectRecords({outDir, baseUrl, routes});
      const folder = path.join(outDir, FOLDER);
      await mkdir(folder, {recursive: true});
      await writeFile(path.join(folder, 'records.json'), JSON.stringify(records));
      const compact = JSON.stringify(compactRecords(records));
      await writeFile(path.join(folder, 'compact.json'), compact);
    },
  };
}
