import {components} from './checks/lint/components.mjs';
import {anyScript, plainScript, typed} from './checks/lint/language.mjs';
import {rooms} from './checks/lint/rooms.mjs';

/** Every rule is named: what the linter adds to its own sets in a later version changes nothing. */
export default {
  plugins: ['jsx-a11y', 'react', 'typescript'],
  categories: {correctness: 'off'},
  options: {typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error'},
  ignorePatterns: ['build/', '.docusaurus/', 'test-results/', 'deploy/generated/'],
  rules: {...components, ...anyScript},
  overrides: [
    {files: ['**/*.{ts,tsx,mts}'], rules: typed},
    {files: ['**/*.{mjs,cjs}'], env: {node: true, es2024: true}, rules: plainScript},
    ...rooms,
  ],
};
