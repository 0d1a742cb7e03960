import js from '@eslint/js';
import tseslint from 'typescript-eslint';

/**
 * The rooms of the project, as in ARCHITECTURE.md: each may import from those before it, and `src`
 * from none that only the build has. Tests may look anywhere.
 */
const MAY_NOT_IMPORT = {
  suggest:
    'search|config|calculators|data|api-client|markdown|plugins|finish|server|checks|scripts|src|tests',
  search:
    'config|calculators|data|api-client|markdown|plugins|finish|server|checks|scripts|src|tests',
  config: 'calculators|data|api-client|markdown|plugins|finish|server|checks|scripts|src|tests',
  calculators: 'data|api-client|markdown|plugins|finish|server|checks|scripts|src|tests',
  data: 'api-client|markdown|plugins|finish|server|checks|scripts|src|tests',
  'api-client': 'markdown|plugins|finish|server|checks|scripts|src|tests',
  markdown: 'plugins|finish|server|checks|scripts|src|tests',
  plugins: 'server|checks|scripts|src|tests',
  finish: 'plugins|server|checks|scripts|src|tests',
  server: 'markdown|plugins|checks|scripts|src|tests',
  checks: 'scripts|src|tests',
  // What a plugin has in its folder client/ is for the browser.
  src: 'markdown|plugins(?!/[a-z-]+/client/)|finish|server|checks|scripts|tests',
};

const oneDirection = Object.entries(MAY_NOT_IMPORT).map(([room, others]) => ({
  files: [`${room}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(${others})/|^@site/(${others})/`,
            message: `${room}/ comes before this room: see "Rooms" in ARCHITECTURE.md.`,
          },
        ],
      },
    ],
  },
}));

export default tseslint.config(
  {ignores: ['build/', '.docusaurus/', 'node_modules/', 'test-results/', 'deploy/generated/']},
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_'}],
    },
  },
  ...oneDirection,
);
