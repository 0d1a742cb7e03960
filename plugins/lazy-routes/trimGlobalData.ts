import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

type Versions = {versions: {docs: unknown[]; sidebars?: unknown}[]; path: string};
type GlobalData = {[plugin: string]: {[id: string]: Versions | undefined} | undefined};

/**
 * Leaves the lists of documents out of the data that every page loads. The theme asks them only
 * to link one version's document to another's, and this site has one version: with a second one,
 * this step has to go.
 *
 * @throws when there is a second version
 * @returns path of the file that stands for the framework's `globalData.json`
 */
export function trimGlobalData(generatedFilesDir: string, folder: string): string {
  const file = path.join(generatedFilesDir, 'globalData.json');
  const data = JSON.parse(readFileSync(file, 'utf8')) as GlobalData;
  for (const instance of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    if (!instance) continue;
    if (instance.versions.length > 1) {
      throw new Error(
        [
          `[lazy-routes] The documents at ${instance.path} have ${instance.versions.length} versions.`,
          'Links between versions need the lists that trimGlobalData leaves out.',
          'Fix: remove trimGlobalData from plugins/lazy-routes/index.ts.',
        ].join('\n'),
      );
    }
    instance.versions = instance.versions.map((version) => ({...version, docs: [], sidebars: {}}));
  }
  const target = path.join(folder, 'globalData.js');
  writeFileSync(target, `export default ${JSON.stringify(data)};\n`);
  return target;
}
