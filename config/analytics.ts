/**
 * Page-view analytics. It sends requests to a third party, so it is off unless a tracking ID is set
 * at build time.
 */
export const analytics = {
  /** A Google tag ID such as `G-XXXXXXX`; undefined turns analytics off. */
  trackingId: process.env.ANALYTICS_ID || undefined,
} as const;
