import {defineConfig} from 'vitest/config';

export default defineConfig({
  esbuild: {jsx: 'automatic'},
  resolve: {alias: {'@site': import.meta.dirname}},
  test: {
    include: [
      '{api,calculators,checks,config,data,deploy,examples,finish,markdown,plugins,scripts,search,server,src,suggest,tests}/**/*.test.{ts,tsx}',
    ],
    // Tests in tests/built read the finished build: `npm run test:built`.
    exclude: ['**/node_modules/**', 'tests/built/**'],
    // Some tests start a server or nginx on loopback; two cores do not like more at once.
    maxWorkers: 2,
    // Files share a process; apart, loading the same modules again took most of the time. What a test
    // changes for the whole process it puts back.
    isolate: false,
    // A machine may be ten times slower than another; what is fast enough is for the benches to say.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
