import path from 'node:path';
import {analytics} from '../config/analytics';
import {readCompression} from '../config/compression';
import {redirects} from '../config/redirects';
import type {BuildInput} from './BuildInput';
import {machineCopies} from './machine-copies/machineCopies';
import type {Step} from './runSteps';
import {searchIndex} from './searchIndex';
import {servable} from './servable';
import {socialPictures} from './social-pictures/socialPictures';

/**
 * All that happens to a site after the framework, in this order. What a step writes, those below
 * it find: compression sees the index, and the manifest sees all files.
 */
export async function steps(project: string, input: BuildInput): Promise<Step[]> {
  return [
    searchIndex(project, input),
    machineCopies(input),
    await socialPictures(project, input),
    ...servable({
      outDir: input.outDir,
      generatedDir: path.join(project, 'deploy', 'generated'),
      baseUrl: input.baseUrl,
      analytics: analytics.trackingId !== undefined,
      redirects,
      compression: readCompression(process.env),
      cacheDir: path.join(project, 'node_modules', '.cache', 'compression'),
    }),
  ];
}
