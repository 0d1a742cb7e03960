import {defineConfig, mergeConfig} from 'vitest/config';
import unit from './vitest.config';

/** Tests that read the finished build, without a browser. */
export default defineConfig(
  mergeConfig(
    {...unit, test: {...unit.test, include: [], exclude: []}},
    {
      test: {include: ['tests/built/**/*.test.ts']},
    },
  ),
);
