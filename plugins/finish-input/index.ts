import type {LoadContext, Plugin} from '@docusaurus/types';
import {readCompression} from '../../config/compression';
import {writeInput} from '../../finish/BuildInput';

/** Leaves for `finish/`, which runs after the framework, what only the framework knows. */
export default function finishInputPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  // Read before the build, so that a mistake is told at once.
  readCompression(process.env);
  const {title, tagline, url} = siteConfig;
  return {
    name: 'finish-input',
    postBuild: ({outDir, baseUrl, routesBuildMetadata}) =>
      writeInput(siteDir, {
        outDir,
        baseUrl,
        routes: Object.keys(routesBuildMetadata),
        title,
        tagline,
        url,
      }),
  };
}
