import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {collectRecords} from './collectRecords';

/** Where the records go, relative to the build folder; src/pages/search.tsx fetches them. */
const FILE = 'search/records.json';

/** After the build: all that search can find, in one file, read from the finished pages. */
export default function searchPlugin(): Plugin {
  return {
    name: 'search',
    async postBuild({outDir, baseUrl, routesBuildMetadata}) {
      const routes = Object.keys(routesBuildMetadata);
      const records = await collectRecords({outDir, baseUrl, routes});
      const file = path.join(outDir, FILE);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, JSON.stringify(records));
    },
  };
}
