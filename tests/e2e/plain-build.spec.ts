import {expect, test, type Page} from '@playwright/test';
import {buildCopy, type BuiltCopy} from './builtCopy';
import {open} from './open';

/*
 * What makes pages light may go on the day that the framework changes: a page that was built without
 * all of it reads and looks the same, and its parts work.
 */
const SOURCE = 'stakers/btc_stakers/btc_staking_tools.mdx';
const ADDRESS = `/${SOURCE.replace('.mdx', '/')}`;

const WITHOUT_ALL = `const change = (config) => ({
  ...config,
  plugins: config.plugins
    .filter((entry) => !/lazy-styles|light-bundle|light-styles/.test(String(entry)))
    .map((entry) => {
      if (!Array.isArray(entry) || entry[1].path !== 'docs') return entry;
      const rehypePlugins = entry[1].rehypePlugins.filter(
        (step) => !Array.isArray(step) || step[0].name !== 'rehypeStaticText',
      );
      return [entry[0], {...entry[1], rehypePlugins}];
    }),
});`;

let plain: BuiltCopy | undefined;

test.describe.configure({mode: 'serial', timeout: 1_200_000});

test.beforeAll(async () => {
  test.setTimeout(1_200_000);
  plain = await buildCopy(SOURCE, WITHOUT_ALL);
});

test.afterAll(() => plain?.close());

/** What decides how a part looks. */
const LOOK = ['color', 'backgroundColor', 'fontSize', 'fontFamily', 'padding', 'display'] as const;

/** The text of the article, and how its parts look once the first tool is open. */
async function read(page: Page, url: string) {
  const problems: string[] = [];
  page.on('pageerror', ({message}) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await open(page, url);
  const article = page.getByRole('article');
  const texts = await article.locator('h1, h2, h3, p, td, pre').allInnerTexts();
  await article.getByRole('button', {name: 'Open the staking calculator'}).click();
  const form = article.getByRole('form', {name: 'Staking calculator'});
  await expect(form).toBeVisible();
  const looks: Record<string, unknown> = {};
  const parts = {
    form,
    field: form.locator('select, input').first(),
    title: article.getByRole('heading', {level: 1}),
    text: article.locator('p').first(),
    table: article.locator('td').first(),
    bar: page.getByRole('navigation', {name: 'Main'}),
  };
  for (const [name, part] of Object.entries(parts)) {
    looks[name] = await part.evaluate(
      (element, names) => names.map((one) => getComputedStyle(element)[one]),
      LOOK,
    );
  }
  return {texts, looks, problems};
}

test('a page reads and looks the same without all that makes it light', async ({page}) => {
  const light = await read(page, ADDRESS);
  expect(light.texts.length).toBeGreaterThan(10);
  expect(await read(page, `${plain?.url}${ADDRESS}`)).toEqual(light);
});
