import {expect, test} from '@playwright/test';
import {startDevSite, type DevSite} from './devSite';

/** Timeout for an edit to appear, which takes seconds on an idle machine. */
const EDIT_TIMEOUT = {timeout: 240_000};

const PAGE = '/guides/overview/bitcoin_staking/';

let site: DevSite | undefined;

// All tests share one server, so that it reads the pages only once.
test.describe.configure({mode: 'serial', timeout: 1_200_000});

test.beforeAll(async () => {
  test.setTimeout(1_200_000);
  site = await startDevSite(['guides/overview/bitcoin_staking.mdx']);
});

test.afterAll(() => site?.close());

test('a page in dev mode shows figures, cards and definitions', async ({page}) => {
  await page.goto(`${site?.url}${PAGE}`);
  const article = page.getByRole('article');
  await expect(article.locator('figure svg title').first()).toBeAttached(EDIT_TIMEOUT);
  const value = article.getByRole('button', {name: '0.005 BTC'}).first();
  await value.click();
  await expect(page.getByRole('group', {name: 'Source'})).toContainText(
    'Minimum stake',
    EDIT_TIMEOUT,
  );
  await page.keyboard.press('Escape');
  await article.locator('[data-term="staking-output"]').first().click();
  await expect(page.getByRole('group', {name: 'Definition'})).toContainText(
    'Taproot',
    EDIT_TIMEOUT,
  );
});

test('edits appear without a restart', async ({page}) => {
  await page.goto(`${site?.url}${PAGE}`);
  const article = page.getByRole('article');
  const value = (text: string) => article.getByRole('button', {name: text}).first();
  await expect(value('0.005 BTC')).toBeVisible(EDIT_TIMEOUT);

  // The text, its card and the figures get the new value.
  site?.edit('data/facts/bbn-1.btcstaking.ts', 'value: 500_000,', 'value: 612_300,');
  await expect(value('0.006123 BTC')).toBeVisible(EDIT_TIMEOUT);
  await value('0.006123 BTC').click();
  await expect(page.getByRole('group', {name: 'Source'})).toContainText(
    '0.006123 BTC',
    EDIT_TIMEOUT,
  );
  const facts = await page.request.get(`${site?.url}/facts.json`);
  expect(await facts.text()).toContain('0.006123 BTC');

  site?.edit('data/glossary/staking.ts', 'The Taproot output that', 'The one output that');
  await expect(async () => {
    await page.keyboard.press('Escape');
    await article.locator('[data-term="staking-output"]').first().click();
    const card = page.getByRole('group', {name: 'Definition'});
    await expect(card).toContainText('The one output', {timeout: 5_000});
  }).toPass(EDIT_TIMEOUT);

  const figure = /<Figure\s+name="([^"]+)"/.exec(site?.read(`docs${PAGE.slice(0, -1)}.mdx`) ?? '');
  site?.edit(`figures/${figure?.[1]}.svg`, /(<title id="[^"]+">)[^<]+/, '$1Drawn again');
  await expect(article.locator('figure svg title').first()).toHaveText('Drawn again', EDIT_TIMEOUT);

  site?.edit(`docs${PAGE.slice(0, -1)}.mdx`, '## Sources', 'Written a moment ago.\n\n## Sources');
  await expect(article.getByText('Written a moment ago.')).toBeVisible(EDIT_TIMEOUT);
});

test('an edited operation appears on its page and in its JSON document', async ({page}) => {
  await page.goto(`${site?.url}/api/staking-api/check-address-risk/`);
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText('Check the risk class of a Bitcoin address', EDIT_TIMEOUT);
  const file = 'api/specs/staking-api/paths/check-address-risk.yaml';
  site?.edit(
    file,
    'summary: Check the risk class of a Bitcoin address',
    'summary: Risk of an address',
  );
  await expect(heading).toHaveText('Risk of an address', EDIT_TIMEOUT);
  const json = await page.request.get(`${site?.url}/openapi/staking-api/check-address-risk.json`);
  expect(await json.text()).toContain('Risk of an address');
});
