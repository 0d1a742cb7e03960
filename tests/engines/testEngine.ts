import {expect, test} from '@playwright/test';
import {hasProgram} from '../../scripts/programs';
import {behaviors} from './behaviors';
import type {Engine, Session} from './commands';
import {startProxy, type TestProxy} from './testProxy';
import {View} from './view';

/**
 * Runs every behavior in one engine. The engine starts only once, so the tests run in order in one
 * process; each begins with empty storage.
 */
export function testEngine(engine: Engine): void {
  const {program} = engine;
  let proxy: TestProxy;
  let session: Session;

  test.describe.configure({mode: 'default'});
  test.describe(program.name, () => {
    test.skip(!hasProgram(program), `${program.name} is not installed`);

    test.beforeAll(async ({baseURL}) => {
      proxy = await startProxy(baseURL ?? '');
      session = await engine.start();
    });
    test.afterAll(async () => {
      await session.stop();
      await proxy.stop();
    });

    for (const {name, run, expectedErrors = []} of behaviors) {
      test(name, async () => {
        const view = new View(session, proxy);
        Object.assign(proxy, {blockedPaths: undefined, removesScripts: false});
        await view.resize(1440, 950);
        await view.clear();
        // Discards errors of the previous page as it unloads, such as an aborted fetch.
        proxy.takeErrors();
        await run(view);
        // Errors arrive in separate requests, which may be slower than the behavior.
        const errors: string[] = [];
        await expect
          .poll(() => errors.push(...proxy.takeErrors()))
          .toBeGreaterThanOrEqual(expectedErrors.length);
        expect(errors).toEqual(expectedErrors.map((text): unknown => expect.stringMatching(text)));
      });
    }
  });
}
