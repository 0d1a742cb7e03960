import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundle, programs} from './bundle';

/** Publishes example programs as `/programs/<name>`, each a single file for Node. */
export default function exampleProgramsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'example-programs',
    async postBuild({outDir}) {
      const folder = path.join(outDir, 'programs');
      await mkdir(folder, {recursive: true});
      for (const [name, entry] of Object.entries(programs)) {
        await writeFile(path.join(folder, name), await bundle(siteDir, entry));
      }
    },
  };
}
