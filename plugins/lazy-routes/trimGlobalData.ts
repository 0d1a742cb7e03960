import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

type Versions = {versions: {docs: unknown[]; sidebars?: unknown}[]; path: string};
type GlobalData = {[plugin: string]: {[id: string]: Versions | undefined} | undefined};

/**
 * Leaves the lists of documents of later sections out of the data that every page loads. The
 * theme asks them only for links between versions and sidebars, which these sections have not.
 *
 * @returns path of the file that stands for the framework's `globalData.json`
 */
export function trimGlobalData(
  generatedFilesDir: string,
  folder: string,
  later: readonly string[],
): string {
  const file = path.join(generatedFilesDir, 'globalData.json');
  const data = JSON.parse(readFileSync(file, 'utf8')) as GlobalData;
  for (const instance of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    if (!instance || !later.includes(instance.path.replace(/\/$/, ''))) continue;
    instance.versions = instance.versions.map((version) => ({...version, docs: [], sidebars: {}}));
  }
  const target = path.join(folder, 'globalData.js');
  writeFileSync(target, `export default ${JSON.stringify(data)};\n`);
  return target;
}
