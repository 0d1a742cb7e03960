import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuildInput} from '../BuildInput';
import {ContentCache} from '../cache/ContentCache';
import {hashFiles} from '../cache/hashFiles';
import type {Step} from '../runSteps';
import {areaOf} from '../../search/index/areaOf';
import {pagePicture} from './pagePicture';
import {readPalette} from './readPalette';
import {writePictures, type Picture} from './writePictures';

/**
 * Draws the picture that a page references in its head (src/components/PageHead). Other sites show it
 * with links to the page.
 */
export async function socialPictures(
  project: string,
  {outDir, baseUrl, title, url}: Omit<BuildInput, 'routes'>,
): Promise<Step> {
  const inProject = (file: string) => path.join(project, file);
  const read = (file: string) => readFile(inProject(file), 'utf8');
  const frame = {
    site: title,
    host: new URL(url).host,
    palette: readPalette(await read('src/css/tokens.css')),
    logo: await read('static/img/logo-dark.svg'),
  };
  const pictures: Picture[] = [];
  return {
    name: 'social pictures',
    async page({route, extract}) {
      if (!route?.endsWith('/')) return;
      const inputs = [route, url + baseUrl] as const;
      const picture = await extract('picture', (tree) => pagePicture(tree, ...inputs), ...inputs);
      if (picture) pictures.push({...picture, area: areaOf(route.slice(baseUrl.length))});
    },
    async end() {
      const version = hashFiles(project, ['finish', 'package-lock.json']);
      const cache = new ContentCache(inProject('node_modules/.cache/social-pictures'), version);
      await writePictures(pictures, {outDir, cache, frame});
      await cache.prune();
    },
  };
}
