import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Compression} from '../config/compression';
import {headerRules} from '../config/headers';
import type {Redirect} from '../config/redirects';
import {listFiles} from '../data/listFiles';
import {ContentCache} from './cache/ContentCache';
import {compressFiles} from './compression/compressFiles';
import {hashCollector} from './headers/hashCollector';
import {
  headersJson,
  hostHeaders,
  hostRedirects,
  nginxHeaders,
  nginxMaps,
  nginxRedirects,
} from './headers/headerFiles';
import type {Step} from './runSteps';

/** Name of the file with the hashes of all files, in the root folder of the built site. */
const MANIFEST = 'manifest.sha256';

/** Folders and settings of a build. */
export type ServingOptions = {
  readonly outDir: string;
  /** Receives the nginx includes and `headers.json`. */
  readonly generatedDir: string;
  readonly baseUrl: string;
  readonly analytics: boolean;
  readonly redirects: readonly Redirect[];
  readonly compression: Compression;
  /** Stores compressed files between builds. */
  readonly cacheDir: string;
};

/**
 * The steps that prepare finished pages for serving: CSP, compressed files, a list of hashes,
 * and the files that servers read. `headers.json` is removed first and written last, so that its date is
 * the date of a complete build.
 */
export function servingSteps(options: ServingOptions): Step[] {
  const {outDir, generatedDir, baseUrl, analytics, redirects, compression, cacheDir} = options;
  const headersFile = path.join(generatedDir, 'headers.json');
  const write = (name: string, text: string) => writeFile(path.join(generatedDir, name), text);
  const hashes = hashCollector();
  const sandbox = hashCollector();
  let rules: ReturnType<typeof headerRules>;
  return [
    {
      name: 'content security policy',
      page: (page) => (page.file.startsWith('playground/') ? sandbox : hashes).add(page),
      async end() {
        await rm(headersFile, {force: true});
        rules = headerRules({
          scriptHashes: hashes.all(),
          sandboxHashes: sandbox.all(),
          analytics,
        });
        await writeFile(path.join(outDir, '_headers'), hostHeaders(rules, topLevelEntries(outDir)));
        await writeFile(path.join(outDir, '_redirects'), hostRedirects(redirects));
      },
    },
    {
      name: 'compression',
      async end() {
        const cache = new ContentCache(cacheDir);
        await compressFiles(outDir, compression, cache);
        await cache.prune();
      },
    },
    {
      name: 'manifest',
      end: () => writeManifest(outDir),
    },
    {
      name: 'header files',
      async end() {
        await mkdir(generatedDir, {recursive: true});
        await write('maps.conf', nginxMaps(rules));
        await write('security-headers.conf', nginxHeaders());
        await write('redirects.conf', nginxRedirects(redirects));
        await writeFile(headersFile, headersJson(baseUrl, rules));
      },
    },
  ];
}

function topLevelEntries(outDir: string): {name: string; folder: boolean}[] {
  return readdirSync(outDir, {withFileTypes: true})
    .map((entry) => ({name: entry.name, folder: entry.isDirectory()}))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Writes the SHA-256 of every file of the build, for `sha256sum --check`. */
async function writeManifest(outDir: string): Promise<void> {
  const lines: string[] = [];
  for (const file of listFiles(outDir).filter((name) => name !== MANIFEST)) {
    const hash = createHash('sha256').update(readFileSync(path.join(outDir, file)));
    lines.push(`${hash.digest('hex')}  ${file}\n`);
  }
  await writeFile(path.join(outDir, MANIFEST), lines.join(''));
}
