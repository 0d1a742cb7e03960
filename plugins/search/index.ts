import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {extractRecords} from './extractRecords';

/** After the build: everything that search can find, in one file that the search page reads. */
export default function searchPlugin(): Plugin {
  return {
    name: 'search',
    async postBuild({outDir}) {
      const entries = await readdir(outDir, {recursive: true});
      const pages = entries.filter((entry) => entry.endsWith('index.html')).sort();
      const records = await Promise.all(
        pages.map(async (page) => {
          const address = `/${page.slice(0, -'index.html'.length)}`;
          return extractRecords(await readFile(path.join(outDir, page), 'utf8'), address);
        }),
      );
      await mkdir(path.join(outDir, 'search'), {recursive: true});
      await writeFile(path.join(outDir, 'search', 'records.json'), JSON.stringify(records.flat()));
    },
  };
}
