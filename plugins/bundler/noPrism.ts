/**
 * Replaces `prism-react-renderer`, which the theme imports for its highlighter in the browser. Ours runs
 * at build time (markdown/highlight), so these exports only satisfy the imports.
 */
export const Prism = {languages: {}};
export const themes = {palenight: {plain: {}, styles: []}};
export const Highlight = (): null => null;
