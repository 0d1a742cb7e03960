import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {analytics} from '../../config/analytics';

/** Adds page-view analytics to the site, or nothing at all when no tracking id is configured. */
export default function analyticsPlugin(): Plugin | null {
  const {trackingId} = analytics;
  if (!trackingId) return null;
  return {
    name: 'analytics',
    contentLoaded({actions}) {
      actions.setGlobalData({trackingId});
    },
    getClientModules() {
      return [path.join(__dirname, 'client.ts')];
    },
  };
}
