import type {ServerResponse} from 'node:http';
import {expect, test, type Page} from '@playwright/test';
import {setEndpoint, startEndpoint, type Question} from './answersEndpoint';
import {scriptErrors} from './pageErrors';
import {open, saveData} from './open';

test.beforeEach(({page}) => saveData(page));

const QUESTION = 'What is a finality provider?';
const HTML = 'It signs blocks. <img src=x onerror="window.ran=true">';

const answerRegion = (page: Page) => page.getByRole('region', {name: 'Answer'});
const results = (page: Page) => page.getByRole('main').getByRole('article');

async function withEndpoint(
  page: Page,
  respond: (response: ServerResponse) => void,
  run: (questions: Question[]) => Promise<void>,
) {
  const {endpoint, questions, stop} = await startEndpoint(respond);
  try {
    const countScripts = await setEndpoint(page, endpoint);
    await run(questions);
    expect(countScripts(), 'scripts that contain the option').toBeGreaterThan(0);
  } finally {
    // Scripts of linked pages may still be loading when a test ends.
    await page.unrouteAll({behavior: 'ignoreErrors'});
    stop();
  }
}

async function submitQuestion(page: Page) {
  await open(page, '/search/');
  await page.getByRole('main').getByRole('button', {name: 'Ask a question'}).click();
  await page.getByRole('searchbox', {name: 'Search the documentation'}).fill(QUESTION);
  await page.keyboard.press('Enter');
}

const respondWith = (text: unknown) => (response: ServerResponse) =>
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify({answer: text}));

test.describe('the answers endpoint', () => {
  test('receives the question, and its answer is shown as text above the results', async ({
    page,
  }) => {
    await withEndpoint(page, respondWith(HTML), async (questions) => {
      await submitQuestion(page);
      await expect(answerRegion(page)).toContainText(HTML);
      await expect(answerRegion(page)).toContainText('Check it against the pages below.');
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      expect(questions).toEqual([{question: QUESTION}]);
      const [answerBox, resultBox] = [
        await answerRegion(page).boundingBox(),
        await results(page).first().boundingBox(),
      ];
      expect(answerBox!.y + answerBox!.height).toBeLessThanOrEqual(resultBox!.y);
    });
  });

  test('answers in the search window too', async ({page}) => {
    await withEndpoint(page, respondWith('It signs blocks.'), async () => {
      await open(page, '/stakers/');
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', {name: 'Ask a question'}).click();
      await dialog.getByRole('combobox', {name: 'Question'}).fill(QUESTION);
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('region', {name: 'Answer'})).toContainText('It signs blocks.');
      await expect(dialog.getByRole('treeitem').first()).toBeVisible();
    });
  });

  test('does not delay the results when it is slow, and the wait is reported', async ({page}) => {
    let finish = () => {};
    const slow = (response: ServerResponse) => {
      finish = () => respondWith('At last.')(response);
    };
    await withEndpoint(page, slow, async () => {
      await submitQuestion(page);
      await expect(results(page).first()).toBeVisible();
      await expect(page.getByText('Generating an answer…')).toBeVisible();
      finish();
      await expect(answerRegion(page)).toContainText('At last.');
      await expect(page.getByText('Generating an answer…')).toHaveCount(0);
    });
  });

  const failures: Record<string, (response: ServerResponse) => void> = {
    'returns an error': (response) => response.writeHead(500).end('{}'),
    'drops the connection': (response) => response.destroy(),
    'returns invalid JSON': (response) => response.end('<p>It signs blocks.</p>'),
    'returns an object as the answer': respondWith({html: '<p>It signs blocks.</p>'}),
  };
  for (const [failure, respond] of Object.entries(failures)) {
    test(`leaves only the results when it ${failure}`, async ({page}) => {
      const errors = scriptErrors(page);
      await withEndpoint(page, respond, async (questions) => {
        await submitQuestion(page);
        await expect(results(page).first()).toBeVisible();
        await expect.poll(() => questions.length).toBe(1);
        await page.waitForTimeout(500);
        await expect(answerRegion(page)).toHaveCount(0);
        await expect(page.getByText('Generating an answer…')).toHaveCount(0);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(results(page).first()).toBeVisible();
        await expect(page.getByText('No answer could be generated.')).toBeVisible();
        expect(errors).toEqual([]);
      });
    });
  }
});

test('without an endpoint, the question is not sent anywhere', async ({page}) => {
  const postedUrls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') postedUrls.push(request.url());
  });
  await submitQuestion(page);
  await expect(results(page).first()).toBeVisible();
  await expect(answerRegion(page)).toHaveCount(0);
  expect(postedUrls).toEqual([]);
});
