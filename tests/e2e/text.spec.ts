import {expect, test} from '@playwright/test';
import {hydrated, open} from './open';

const PAGE = '/guides/overview/bitcoin_staking/';

test('the text of a page is in its HTML, and not in its scripts', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto(PAGE, {waitUntil: 'networkidle'});
  // One node of text: a term or a value in it would part it in a script as well.
  const sentence = await page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('article p')?.closest('article') ?? document.body,
      NodeFilter.SHOW_TEXT,
      (node) =>
        node.parentElement?.tagName === 'P' && (node.nodeValue ?? '').length > 60
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_SKIP,
    );
    return walker.nextNode()?.nodeValue?.trim().slice(0, 50) ?? '';
  });
  expect(sentence.length).toBeGreaterThan(40);
  for (const script of await Promise.all(scripts)) expect(script).not.toContain(sentence);
});

test('a link in the text changes the page without loading the site again', async ({page}) => {
  await open(page, PAGE);
  await page.evaluate(() => Object.assign(window, {kept: true}));
  await page.getByRole('article').getByRole('link', {name: 'BABY tokenomics'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/BABY Tokenomics/i);
  await expect(page.getByRole('article')).toContainText('Where to go next');
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Bitcoin Staking');
  await expect(page.getByRole('article')).toContainText('Where to go next');
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});

test('a page whose text cannot be fetched is loaded whole', async ({page}) => {
  // Before the page is opened, since it fetches what its links lead to. A HEAD asks whether the site
  // can be reached at all.
  await page.route('**/stakers/', (route) => {
    const request = route.request();
    const isText = request.resourceType() === 'fetch' && request.method() !== 'HEAD';
    return isText ? route.abort() : route.continue();
  });
  await open(page, PAGE);
  await page.evaluate(() => Object.assign(window, {kept: true}));
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Stakers', exact: true})
    .click();
  // The page before has headings and texts like it, so first its script has to be gone.
  const isKept = () => page.evaluate(() => 'kept' in window).catch(() => true);
  await expect.poll(isKept, {timeout: 30_000}).toBe(false);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Stakers');
  await expect(page.getByRole('article')).toContainText('Where to go next');
});

test('a value shows its source on hover, on focus and by tap; Escape closes it', async ({page}) => {
  await open(page, PAGE);
  const value = page.getByRole('article').getByRole('button', {name: '0.005 BTC'}).first();
  const card = page.getByRole('group', {name: 'Source'});
  await value.hover();
  await expect(card).toContainText('As of');
  await expect(value).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.mouse.move(0, 0);
  await value.focus();
  await expect(card).toContainText('Source:');
  await page.getByRole('heading', {level: 1}).click();
  await expect(card).toBeHidden();
  await value.click();
  await expect(card).toBeVisible();
});

test('a source that cannot be loaded is told', async ({page}) => {
  await page.route('**/facts.json', (route) => route.abort());
  await open(page, PAGE);
  await page.getByRole('article').getByRole('button', {name: '0.005 BTC'}).first().click();
  await expect(page.getByRole('group', {name: 'Source'})).toHaveText(
    'The source could not be loaded.',
  );
});

test('a term shows its definition, which screen readers read as its description', async ({
  page,
}) => {
  await open(page, PAGE);
  const term = page.getByRole('article').locator('[data-term]').first();
  await term.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('group', {name: 'Definition'});
  await expect(card.getByRole('link', {name: 'In the glossary'})).toBeVisible();
  await expect(term).toHaveAccessibleDescription(/\w+ \w+/);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(term).toBeFocused();
});
