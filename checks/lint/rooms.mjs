/**
 * The rooms that each room may not import from. A room may import only from the rooms above it in the
 * table of ARCHITECTURE.md, and `src` from none that runs only in the build. Tests may import from
 * anywhere.
 */
export const MAY_NOT_IMPORT = {
  config: 'search|data|api|markdown|plugins|finish|server|checks|scripts|src|tests',
  search: 'data|api|markdown|plugins|finish|server|checks|scripts|src|tests',
  data: 'api|markdown|plugins|finish|server|checks|scripts|tests',
  'api/schema': 'markdown|plugins|finish|server|checks|scripts|src|tests|request|pages|panel',
  'api/request': 'markdown|plugins|finish|server|checks|scripts|src|tests|pages|panel',
  markdown: 'plugins|finish|server|checks|scripts|src|tests',
  'api/pages': 'plugins|server|checks|scripts|src|tests|panel',
  plugins: 'server|checks|scripts|src|tests',
  finish: 'plugins|server|checks|scripts|src|tests',
  server: 'markdown|plugins|checks|scripts|src|tests',
  checks: 'scripts|src|tests',
  'api/panel': 'markdown|plugins|finish|server|checks|scripts|tests|pages',
  src: 'markdown|finish|server|checks|scripts|tests|api/pages',
  'src/components/tools/compute':
    'search|data|api|markdown|plugins|finish|server|checks|scripts|src|tests',
};

/** `src` may import from plugins only their client/ folders, which run in the browser. */
const PLUGINS_OF_BUILD = ['../**/plugins/**', '@site/plugins/**', '!**/plugins/*/client/**'];

/** `data` may import from `src` only the pure functions of the tools. */
const SRC_OF_BROWSER = ['../**/src/**', '@site/src/**', '!**/src/components/tools/compute/**'];

/** Overrides of the linter's configuration, one for each room. */
export const rooms = Object.entries(MAY_NOT_IMPORT).map(([room, others]) => {
  const message = `${room}/ may not import from this room: see "Rooms" in ARCHITECTURE.md.`;
  const patterns = [{regex: `^(\\.\\./)+(${others})/|^@site/(${others})/`, message}];
  if (room === 'src') patterns.push({group: PLUGINS_OF_BUILD, message});
  if (room === 'data') patterns.push({group: SRC_OF_BROWSER, message});
  return {
    files: [`${room}/**/*.{ts,tsx}`],
    excludeFiles: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {'no-restricted-imports': ['error', {patterns}]},
  };
});
