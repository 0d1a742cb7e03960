import {readdirSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Compression} from '../../config/compression';
import {headerRules} from '../../config/headers';
import type {Redirect} from '../../config/redirects';
import {collectHashes} from './collectHashes';
import {compressFiles} from './compressFiles';
import {headersJson, hostHeaders, nginxHeaders, nginxMaps, nginxRedirects} from './headerFiles';
import {writeManifest} from './manifest';

/** Where a build is, where its configuration goes, and what the two depend on. */
export type FinishOptions = {
  outDir: string;
  /** Receives the nginx includes and `headers.json`. */
  generatedDir: string;
  baseUrl: string;
  analytics: boolean;
  redirects: readonly Redirect[];
  compression: Compression;
};

/**
 * Turns finished pages into a site that can be served: content policy, includes, compressed
 * files, and the hash of each. `headers.json` is written last, so its date is the date of a
 * complete build.
 *
 * @returns the SHA-256 of the list of hashes, which stands for the whole build
 * @throws as `collectHashes`.
 */
export async function finishBuild(options: FinishOptions): Promise<string> {
  const {outDir, generatedDir, baseUrl, analytics, redirects, compression} = options;
  const marker = path.join(generatedDir, 'headers.json');
  await rm(marker, {force: true});

  const rules = headerRules({scriptHashes: await collectHashes(outDir), analytics});
  const topEntries = readdirSync(outDir, {withFileTypes: true})
    .filter(({name}) => name !== '__server')
    .map((entry) => ({name: entry.name, folder: entry.isDirectory()}))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

  await mkdir(generatedDir, {recursive: true});
  await compressFiles(outDir, compression);
  await writeFile(path.join(outDir, '_headers'), hostHeaders(rules, topEntries));
  const manifest = await writeManifest(outDir);
  await writeFile(path.join(generatedDir, 'maps.conf'), nginxMaps(rules));
  await writeFile(path.join(generatedDir, 'security-headers.conf'), nginxHeaders());
  await writeFile(path.join(generatedDir, 'redirects.conf'), nginxRedirects(redirects));
  await writeFile(marker, headersJson(baseUrl, rules));
  return manifest;
}
