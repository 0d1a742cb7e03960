import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {allItems, askedDocs, type ThemeConfig} from '../navbar-items/allItems';

type Instance = {versions: {docs: unknown[]; sidebars?: unknown}[]};
type GlobalData = {[plugin: string]: {[id: string]: Instance | undefined} | undefined};

/**
 * Leaves the lists of documents and sidebars out of the data that every page loads, for each docs
 * instance that nothing asks: it has one version, shown without a banner, and no item of the
 * navbar names its documents, sidebars or versions.
 *
 * @param withBanner instances of which a version has a banner, which links to another version
 * @returns path of the file that stands for the framework's `globalData.json`
 */
export function trimGlobalData(
  generatedFilesDir: string,
  folder: string,
  themeConfig: ThemeConfig,
  withBanner: ReadonlySet<string>,
): string {
  const file = path.join(generatedFilesDir, 'globalData.json');
  const data = JSON.parse(readFileSync(file, 'utf8')) as GlobalData;
  const asked = new Set([...withBanner, ...allItems(themeConfig).map(askedDocs)]);
  for (const [id, instance] of Object.entries(data['docusaurus-plugin-content-docs'] ?? {})) {
    if (!instance || instance.versions.length > 1 || asked.has(id)) continue;
    instance.versions = instance.versions.map((version) => ({...version, docs: [], sidebars: {}}));
  }
  const target = path.join(folder, 'globalData.js');
  writeFileSync(target, `export default ${JSON.stringify(data)};\n`);
  return target;
}
