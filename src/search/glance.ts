/**
 * The first hits of what a reader typed while the search window was on its way, as many as fit into
 * the window. The reader has typed on by then, so they stand for a moment only, and on a slow line
 * each more is a text to wait for.
 */
export const GLANCE = {hitsPerPage: 8, reranks: false} as const;

/** The hits that the window asks for. */
export const WHOLE = {hitsPerPage: 20, reranks: true} as const;
