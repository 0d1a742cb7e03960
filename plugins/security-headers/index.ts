import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {analytics} from '../../config/analytics';
import {readCompression} from '../../config/compression';
import {redirects} from '../../config/redirects';
import {afterOthers} from './afterOthers';
import {finishBuild} from './finishBuild';
import {MANIFEST} from './manifest';

const NAME = 'security-headers';

/**
 * The last step of a build: hashes inline scripts into the content policy, writes the header and
 * redirect files that servers read, and compresses what can be sent compressed.
 */
export default function securityHeadersPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  // Read before the build, so that a mistake is told at once.
  const compression = readCompression(process.env);
  return {
    name: NAME,
    async postBuild({outDir, plugins}) {
      await afterOthers(plugins, NAME);
      const manifest = await finishBuild({
        outDir,
        generatedDir: path.join(siteDir, 'deploy', 'generated'),
        baseUrl,
        analytics: analytics.trackingId !== undefined,
        redirects,
        compression,
      });
      console.log(`SHA-256 of ${MANIFEST}: ${manifest}`);
    },
  };
}
