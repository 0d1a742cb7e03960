import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {analytics} from '../../config/analytics';

/** Adds page-view analytics to the site if a tracking ID is configured. */
export default function analyticsPlugin(): Plugin | null {
  const {trackingId} = analytics;
  if (!trackingId) return null;
  return {
    name: 'analytics',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {DefinePlugin} = currentBundler.instance;
      // config/analytics.ts reads the variable in the browser too.
      return {
        plugins: [new DefinePlugin({'process.env.ANALYTICS_ID': JSON.stringify(trackingId)})],
      };
    },
    getClientModules() {
      return [path.join(__dirname, 'client.ts')];
    },
  };
}
