import {defineConfig} from 'vitest/config';

export default defineConfig({
  esbuild: {jsx: 'automatic'},
  resolve: {alias: {'@site': import.meta.dirname}},
  test: {
    include: [
      '{api,checks,config,data,deploy,examples,finish,markdown,plugins,scripts,search,server,src,tests}/**/*.test.{ts,tsx}',
    ],
    // Tests in tests/built read the finished build: `npm run test:built`.
    exclude: ['**/node_modules/**', 'tests/built/**'],
    // Some tests start a server or nginx, and more at once would overload two cores.
    maxWorkers: 2,
    // Files share a process, because loading the same modules for each file took most of the time. A
    // test must undo its changes to global state.
    isolate: false,
    // Long enough for a machine that is ten times slower. Speed is up to the benchmarks.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
