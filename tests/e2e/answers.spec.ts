import type {ServerResponse} from 'node:http';
import {expect, test, type Page} from '@playwright/test';
import {configure, startEndpoint, type Question} from './answersEndpoint';
import {scriptErrors} from './errorsOn';
import {open} from './open';

const QUESTION = 'What is a finality provider?';
const HTML = 'It signs blocks. <img src=x onerror="window.ran=true">';

const written = (page: Page) => page.getByRole('region', {name: 'Answer'});
const results = (page: Page) => page.getByRole('main').getByRole('article');

async function withEndpoint(
  page: Page,
  reply: (response: ServerResponse) => void,
  work: (questions: Question[]) => Promise<void>,
) {
  const {endpoint, questions, stop} = await startEndpoint(reply);
  try {
    const scripts = await configure(page, endpoint);
    await work(questions);
    expect(scripts(), 'scripts with the option').toBeGreaterThan(0);
  } finally {
    // Scripts of linked pages may still be loading when a test ends.
    await page.unrouteAll({behavior: 'ignoreErrors'});
    stop();
  }
}

async function ask(page: Page) {
  await open(page, '/search/');
  await page.getByRole('main').getByRole('button', {name: 'Ask a question'}).click();
  await page.getByRole('searchbox', {name: 'Search the documentation'}).fill(QUESTION);
  await page.keyboard.press('Enter');
}

const answer = (text: unknown) => (response: ServerResponse) =>
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify({answer: text}));

test.describe('an endpoint that writes answers', () => {
  test('gets the question; its answer is shown as text above the results', async ({page}) => {
    await withEndpoint(page, answer(HTML), async (questions) => {
      await ask(page);
      await expect(written(page)).toContainText(HTML);
      await expect(written(page)).toContainText('Check it against the pages below.');
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      expect(questions).toEqual([{question: QUESTION}]);
      const [own, first] = [
        await written(page).boundingBox(),
        await results(page).first().boundingBox(),
      ];
      expect(own!.y + own!.height).toBeLessThanOrEqual(first!.y);
    });
  });

  test('answers in the window too', async ({page}) => {
    await withEndpoint(page, answer('It signs blocks.'), async () => {
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

  test('that is slow is reported, and does not delay the results', async ({page}) => {
    let finish = () => {};
    const slow = (response: ServerResponse) => {
      finish = () => answer('At last.')(response);
    };
    await withEndpoint(page, slow, async () => {
      await ask(page);
      await expect(results(page).first()).toBeVisible();
      await expect(page.getByText('Generating an answer…')).toBeVisible();
      finish();
      await expect(written(page)).toContainText('At last.');
      await expect(page.getByText('Generating an answer…')).toHaveCount(0);
    });
  });

  const failures: Record<string, (response: ServerResponse) => void> = {
    refuses: (response) => response.writeHead(500).end('{}'),
    'breaks off': (response) => response.destroy(),
    'sends no JSON': (response) => response.end('<p>It signs blocks.</p>'),
    'sends no text': answer({html: '<p>It signs blocks.</p>'}),
  };
  for (const [what, reply] of Object.entries(failures)) {
    test(`that ${what} leaves only the results`, async ({page}) => {
      const errors = scriptErrors(page);
      await withEndpoint(page, reply, async (questions) => {
        await ask(page);
        await expect(results(page).first()).toBeVisible();
        await expect.poll(() => questions.length).toBe(1);
        await page.waitForTimeout(500);
        await expect(written(page)).toHaveCount(0);
        await expect(page.getByText('Generating an answer…')).toHaveCount(0);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(results(page).first()).toBeVisible();
        await expect(page.getByText('No answer could be generated.')).toBeVisible();
        expect(errors).toEqual([]);
      });
    });
  }
});

test('without an endpoint, nothing is requested besides the index', async ({page}) => {
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posted.push(request.url());
  });
  await ask(page);
  await expect(results(page).first()).toBeVisible();
  await expect(written(page)).toHaveCount(0);
  expect(posted).toEqual([]);
});
