import {rooms} from './checks/lint/rooms.mjs';

const error = (...names) => Object.fromEntries(names.map((name) => [name, 'error']));
const off = (...names) => Object.fromEntries(names.map((name) => [name, 'off']));

export default {
  plugins: ['eslint', 'jsx-a11y', 'react', 'typescript'],
  categories: {correctness: 'error'},
  options: {typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error'},
  ignorePatterns: ['build/', '.docusaurus/', 'test-results/', 'deploy/generated/'],
  rules: {
    'no-unused-vars': ['error', {argsIgnorePattern: '^_'}],
    ...error('no-empty', 'no-fallthrough', 'no-unexpected-multiline', 'no-var', 'prefer-const'),
    // The components follow ARIA patterns that need explicit roles.
    ...off('jsx-a11y/prefer-tag-over-role'),
    // Rules for the React compiler, which this site does not use.
    ...off('react/immutability', 'react/refs', 'react/set-state-in-effect'),
    ...off('typescript/no-misused-spread'),
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx,mts}'],
      rules: error(
        'typescript/no-explicit-any',
        'typescript/no-misused-promises',
        'typescript/no-unnecessary-type-assertion',
        'typescript/no-unsafe-argument',
        'typescript/no-unsafe-assignment',
        'typescript/no-unsafe-call',
        'typescript/no-unsafe-member-access',
        'typescript/no-unsafe-return',
        'typescript/only-throw-error',
        'typescript/require-await',
        'typescript/restrict-plus-operands',
      ),
    },
    {files: ['**/*.{mjs,cjs}'], env: {node: true, es2024: true}, rules: error('no-undef')},
    ...rooms,
  ],
};
