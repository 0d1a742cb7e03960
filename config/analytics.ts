/**
 * Page-view analytics. Off unless a tracking id is given at build time, because an unasked
 * request to a third party is a cost to the reader.
 */
export const analytics = {
  /** A Google tag id such as `G-XXXXXXX`; undefined turns everything off. */
  trackingId: process.env.ANALYTICS_ID || undefined,
} as const;
