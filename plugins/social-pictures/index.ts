import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {areaOf} from '../search/areaOf';
import {askedPicture} from './askedPicture';
import {readPalette} from './readPalette';
import {writePictures, type Picture} from './writePictures';

/**
 * After the build: a picture for each page that names one in its head (src/components/PageHead),
 * which is what other sites show beside a link to the page.
 */
export default function socialPicturesPlugin({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const {title, url} = siteConfig;
  const inSite = (file: string) => readFile(path.join(siteDir, file), 'utf8');
  return {
    name: 'social-pictures',
    async postBuild({outDir, routesBuildMetadata}) {
      const pictures: Picture[] = [];
      for (const route of Object.keys(routesBuildMetadata).sort()) {
        if (!route.endsWith('/')) continue;
        const below = route.slice(baseUrl.length);
        const file = path.join(outDir, decodeURI(below), 'index.html');
        const asked = askedPicture(await readFile(file, 'utf8'), route, url + baseUrl);
        if (asked) pictures.push({...asked, area: areaOf(below)});
      }
      await writePictures(pictures, {
        outDir,
        cacheDir: path.join(siteDir, 'node_modules', '.cache', 'social-pictures'),
        frame: {
          site: title,
          host: new URL(url).host,
          palette: readPalette(await inSite('src/css/tokens.css')),
          logo: await inSite('static/img/logo-dark.svg'),
        },
      });
    },
  };
}
