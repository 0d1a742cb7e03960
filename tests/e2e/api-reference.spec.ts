import {expect, test, type Locator} from '@playwright/test';
import {open, saveData} from './open';

test.beforeEach(({page}) => saveData(page));

const DEEP = '/api/babylon-gRPC/btc-delegation/';
/** A field on the fourth level, which is collapsed at first. */
const FIELD = 'response.btc_delegation.undelegation_response.covenant_slashing_sigs.adaptor_sigs';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an operation is complete and styled, with two levels of its fields open', async ({
    page,
  }) => {
    await page.goto(DEEP);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('[id="response.btc_delegation.staker_addr"]')).toBeVisible();
    await expect(page.locator(`[id="${FIELD}"]`)).toBeAttached();
    await expect(page.locator(`[id="${FIELD}"]`)).toBeHidden();
    await expect(page.locator('.api-line')).toHaveCSS('display', 'flex');
    // Buttons that need a script have no content.
    await expect(page.locator('.api-depth').first()).toBeHidden();
  });
});

test('fields open to the chosen depth, on the next page too', async ({page}) => {
  await open(page, DEEP);
  const group = page.getByRole('group', {name: 'Levels of fields to open'}).first();
  await group.getByRole('button', {name: 'all'}).click();
  await expect(page.locator(`[id="${FIELD}"]`)).toBeVisible();
  await expect(group.getByRole('button', {name: 'all'})).toHaveAttribute('aria-pressed', 'true');
  await group.getByRole('button', {name: '1'}).click();
  await expect(page.locator('[id="response.btc_delegation.staker_addr"]')).toBeHidden();

  await page.reload();
  await expect(page.locator('[id="response.btc_delegation.staker_addr"]')).toBeHidden();
  await page.getByRole('link', {name: 'List BTC stakes by state'}).first().click();
  await expect(page).toHaveURL('/api/babylon-gRPC/btc-delegations/');
  await expect(group.getByRole('button', {name: '1'})).toHaveAttribute('aria-pressed', 'true');
});

test('a link to a field opens the levels above it', async ({page}) => {
  await open(page, `${DEEP}#${FIELD}`);
  await expect(page.locator(`[id="${FIELD}"]`)).toBeVisible();
  await expect(page.locator(`[id="${FIELD}"]`)).toBeInViewport();
});

test('the path of an operation can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, DEEP);
  await page.getByRole('button', {name: 'Copy path'}).click();
  await expect(page.locator('.api-line').getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '/babylon/btcstaking/v1/btc_delegation/{staking_tx_hash_hex}',
  );
});

test('the operation ID can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, DEEP);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Get a BTC stake');
  const copy = page.getByRole('button', {name: 'Copy operation id'});
  await copy.click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('btcDelegation');
  // The original name of the button returns.
  await expect(copy).toBeVisible();
});

test('the operation ID is next to the title if there is room', async ({page}) => {
  const short = '/api/babylon-gRPC/epoch-info/';
  const long = '/api/babylon-gRPC/finalized-chain-info-until-height/';
  for (const [path, width, isBeside] of [
    [short, 1440, true],
    [short, 390, true],
    [long, 1440, false],
    [long, 390, false],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await open(page, path);
    const header = page.getByRole('article').locator('header');
    const box = async (locator: Locator) =>
      (await locator.boundingBox()) ?? {x: NaN, y: NaN, width: NaN, height: NaN};
    const title = await box(header.getByRole('heading', {level: 1}));
    const id = await box(header.locator('code'));
    const copy = await box(header.getByRole('button', {name: 'Copy operation id'}));
    const actions = await box(header.getByRole('button', {name: 'Copy as Markdown'}));
    expect(id.y < title.y + title.height, `${path}, ${width} px wide`).toBe(isBeside);
    expect(actions.y, 'the page actions are below the operation ID').toBeGreaterThan(
      copy.y + copy.height,
    );
  }
});

test('API documents and operations are published as JSON', async ({request}) => {
  for (const api of ['staking-api', 'babylon-grpc', 'comet-bft']) {
    const response = await request.get(`/openapi/${api}.json`);
    expect(response.headers()['content-type']).toContain('application/json');
    expect((await response.json()) as object).toMatchObject({openapi: '3.1.1'});
  }
  const operation = await request.get('/openapi/babylon-grpc/btc-delegation.json');
  expect((await operation.json()) as object).toMatchObject({
    slug: 'btc-delegation',
    method: 'GET',
    grpc: {service: 'babylon.btcstaking.v1.Query', method: 'BTCDelegation'},
  });
});
