/**
 * Page-view analytics, off unless a tracking ID is set at build time, because it sends requests to a
 * third party.
 */
export const analytics = {
  /** A Google tag ID such as `G-XXXXXXX`; undefined turns analytics off. */
  trackingId: process.env.ANALYTICS_ID || undefined,
} as const;
