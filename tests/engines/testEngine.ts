import {expect, test} from '@playwright/test';
import {hasProgram} from '../../scripts/programs';
import {behaviors} from './behaviors';
import type {Engine, Session} from './commands';
import {openGate, type Gate} from './gate';
import {View} from './view';

/**
 * Runs every behavior in one engine. It is started once, so the tests run in order in one process;
 * each starts with empty storage.
 */
export function testEngine(engine: Engine): void {
  const {program} = engine;
  let gate: Gate;
  let session: Session;

  test.describe.configure({mode: 'default'});
  test.describe(program.name, () => {
    test.skip(!hasProgram(program), `${program.name} is not installed`);

    test.beforeAll(async ({baseURL}) => {
      gate = await openGate(baseURL ?? '');
      session = await engine.start();
    });
    test.afterAll(async () => {
      await session.stop();
      await gate.stop();
    });

    for (const {name, run, complaints = []} of behaviors) {
      test(name, async () => {
        const view = new View(session, gate);
        Object.assign(gate, {closedTo: undefined, dropsScripts: false});
        await view.resize(1440, 950);
        await view.clear();
        // Errors of the previous page as it unloads, such as an aborted fetch.
        gate.takeComplaints();
        await run(view);
        // They arrive in a separate request, which may be later than what they report.
        const heard: string[] = [];
        await expect
          .poll(() => heard.push(...gate.takeComplaints()))
          .toBeGreaterThanOrEqual(complaints.length);
        expect(heard).toEqual(complaints.map((text): unknown => expect.stringMatching(text)));
      });
    }
  });
}
