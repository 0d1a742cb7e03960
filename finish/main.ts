/** The second half of `npm run build`: generates everything that depends on the finished pages. */
import path from 'node:path';
import {analytics} from '../config/analytics';
import {readCompression} from '../config/compression';
import {redirects} from '../config/redirects';
import {readInput} from './BuildInput';
import {ContentCache} from './cache/ContentCache';
import {hashFiles} from './cache/hashFiles';
import {machineCopies} from './machine-copies/machineCopies';
import {readPages} from './pages/readPages';
import {runSteps} from './runSteps';
import {searchIndex} from './searchIndex';
import {servingSteps} from './servingSteps';
import {socialPictures} from './social-pictures/socialPictures';

const PROJECT = path.resolve(__dirname, '..');

/** All code that reads pages, and its libraries. */
const PAGE_READERS = ['config', 'finish', 'search', 'package-lock.json'];

async function main(): Promise<void> {
  const input = await readInput(PROJECT);
  // Each step uses the files of earlier steps: the index is compressed, the manifest lists all files.
  const steps = [
    searchIndex(PROJECT, input),
    machineCopies(input),
    await socialPictures(PROJECT, input),
    ...servingSteps({
      outDir: input.outDir,
      generatedDir: path.join(PROJECT, 'deploy', 'generated'),
      baseUrl: input.baseUrl,
      analytics: analytics.trackingId !== undefined,
      redirects,
      compression: readCompression(process.env),
      cacheDir: path.join(PROJECT, 'node_modules', '.cache', 'compression'),
    }),
  ];
  const folder = path.join(PROJECT, 'node_modules', '.cache', 'pages');
  const cache = new ContentCache(folder, hashFiles(PROJECT, PAGE_READERS));
  await runSteps(steps, readPages(input, cache));
  await cache.prune();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
