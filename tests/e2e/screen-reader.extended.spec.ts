import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {announcementAtFocus, liveRegionTexts} from './announcements';
import {open, saveData} from './open';
import {pageKinds} from './pages';

/** One step; the header of the data file explains the format. */
type Step = {
  press?: string;
  until?: string;
  when?: string;
  type?: string;
  hears?: string;
  says?: string;
  reads?: string;
};
type Task = {task: string; start: string; steps: Step[]};

const tasks = parse(
  readFileSync(path.join(__dirname, 'screen-reader/tasks.yaml'), 'utf8'),
) as Task[];

/** No target is more tab stops away than this. */
const MAX_TAB_STOPS = 400;

for (const {task, start, steps} of tasks) {
  test(`with a screen reader and the keyboard: ${task}`, async ({page}) => {
    await saveData(page);
    await page.route('http://localhost:26657/**', (route) =>
      route.fulfill({
        json: {jsonrpc: '2.0', id: -1, result: {}},
        headers: {'Access-Control-Allow-Origin': '*'},
      }),
    );
    await open(page, start);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Accessibility.enable');
    const announcement = () => announcementAtFocus(page, devtools);

    for (const step of steps) {
      const {press, until, when, type, hears, says, reads} = step;
      await test.step(JSON.stringify(step), async () => {
        if (when !== undefined && !(await announcement()).startsWith(when)) return;
        if (type !== undefined) await page.keyboard.type(type);
        let stops = 0;
        while (press !== undefined && (until === undefined ? stops < 1 : true)) {
          if (until !== undefined && (await announcement()).startsWith(until)) break;
          expect(stops, `Tab does not reach ${until}`).toBeLessThan(MAX_TAB_STOPS);
          await page.keyboard.press(press);
          stops += 1;
        }
        if (hears !== undefined) {
          await expect.poll(async () => (await announcement()).slice(0, hears.length)).toBe(hears);
        }
        if (says !== undefined) {
          await expect.poll(async () => (await liveRegionTexts(page)).join('\n')).toContain(says);
        }
        if (reads !== undefined) {
          await expect(page.locator('body')).toContainText(reads);
        }
      });
    }
  });
}

test('a heading is announced once, and its link has its own name', async ({page}) => {
  for (const path of [pageKinds.concept, pageKinds['api operation'], pageKinds['blog post']]) {
    await open(page, path);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Accessibility.enable');
    const {nodes} = await devtools.send('Accessibility.getFullAXTree');
    const names = (role: string) =>
      nodes.filter((node) => node.role?.value === role).map(({name}) => String(name?.value));
    const links = names('link').filter((name) => name.startsWith('Direct link to '));
    expect(links.length, path).toBeGreaterThan(0);
    expect(names('heading'), path).toEqual(
      expect.arrayContaining(links.map((name) => name.replace('Direct link to ', ''))),
    );
  }
});
