import {AxeBuilder} from '@axe-core/playwright';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {open, saveData} from './open';

const STAKING = '/stakers/btc_stakers/btc_staking_tools/';
const REWARDS = '/stakers/baby_stakers/what_you_earn/';
const EPOCHS = '/stakers/baby_stakers/staking_mechanism/';

const tools = {
  'Staking calculator': STAKING,
  'Reward estimate': REWARDS,
  'Epoch clock': EPOCHS,
} as const;
type Name = keyof typeof tools;

/** Titles of the tables that give readers without JavaScript the same information. */
const tables: Readonly<Record<Name, string>> = {
  'Staking calculator': 'Heights and deductions of a stake, by parameter version',
  'Reward estimate': 'Yearly rewards with the totals from the worked example',
  'Epoch clock': 'Epochs by height',
};

/** A gateway on the reader's computer, which the CSP allows. */
const NODE = 'http://localhost:1317';

const region = (page: Page, name: Name) => page.getByRole('region', {name});
const form = (page: Page, name: Name) => page.getByRole('form', {name});
const button = (page: Page, name: Name) =>
  page.getByRole('button', {name: `Open the ${name.toLowerCase()}`});
const summary = (tool: Locator) => tool.locator('output');
/** The status of a query to a node; the result of the form also has the role `status`. */
const queryStatus = (tool: Locator) => tool.locator('p[role=status]');
/** A row of the result, by the text of its header. */
const row = (tool: Locator, label: string | RegExp) =>
  tool.getByRole('row').filter({has: tool.page().getByRole('rowheader', {name: label})});

/** Opens the page of a tool, then the tool by keyboard. */
async function openTool(page: Page, name: Name): Promise<Locator> {
  await open(page, tools[name]);
  await button(page, name).focus();
  await page.keyboard.press('Enter');
  await expect(form(page, name)).toBeVisible();
  // Keys pressed before the focus has moved to the form would be lost.
  await expect(form(page, name).locator('select, input').first()).toBeFocused();
  return form(page, name);
}

/** Mocks a node that returns these responses by path, or 404. Returns the requested paths. */
async function mockNode(
  page: Page,
  responses: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const requestedPaths: string[] = [];
  await page.route(`${NODE}/**`, async (route) => {
    const {pathname} = new URL(route.request().url());
    requestedPaths.push(pathname);
    const isMocked = Object.hasOwn(responses, pathname);
    await route.fulfill({
      status: isMocked ? 200 : 404,
      json: isMocked ? responses[pathname] : {code: 5, message: 'not found', details: []},
      headers: {'Access-Control-Allow-Origin': '*'},
    });
  });
  return requestedPaths;
}

const STATUS = {height: '1893960', timestamp: '2026-11-24T12:00:00.123456Z'};

// Prefetched files of the next page would be mistaken for the tool.
test.beforeEach(({page}) => saveData(page));

for (const name of Object.keys(tools) as Name[]) {
  test(`${name}: the tool loads when it is opened, and nothing is sent to another origin`, async ({
    page,
  }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await open(page, tools[name]);
    await expect(button(page, name)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const before = requestedUrls.length;
    await button(page, name).click();
    await expect(form(page, name)).toBeVisible();
    const scripts = requestedUrls.slice(before).filter((url) => url.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    const origin = new URL(page.url()).origin;
    expect(requestedUrls.filter((url) => new URL(url).origin !== origin)).toEqual([]);
    await expect(form(page, name).locator('select, input').first()).toBeFocused();
  });

  test(`${name}: without JavaScript, the table is shown, and the button is not`, async ({
    browser,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(tools[name]);
    // Playwright does not count the contents of this element as text.
    const fallback = region(page, name).locator('noscript');
    expect(await fallback.innerText()).toContain('The form needs JavaScript');
    await expect(button(page, name)).toHaveCount(0);
    await expect(page.getByRole('group', {name: tables[name]}).getByRole('table')).toBeVisible();
    await context.close();
  });

  for (const {mode, width, tag} of [
    {mode: 'dark', width: 1440, tag: []},
    {mode: 'light', width: 390, tag: '@extended'},
  ]) {
    test(
      `${name}, ${mode} mode, ${width} px wide: axe finds no violation, and nothing is cut off`,
      {tag},
      async ({page}) => {
        await page.setViewportSize({width, height: 900});
        await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
        const tool = await openTool(page, name);
        const {violations} = await new AxeBuilder({page}).include('form.tool').analyze();
        expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        const box = await tool.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        const isCutOff = await tool.evaluate((node) => node.scrollWidth > node.clientWidth);
        expect(isCutOff).toBe(false);
      },
    );
  }
}

test('the tool loads when the reader scrolls near it, without taking focus', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 500});
  await open(page, REWARDS);
  await expect(button(page, 'Reward estimate')).not.toBeInViewport();
  await page.mouse.wheel(0, 200);
  await expect(form(page, 'Reward estimate')).toHaveCount(1);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('with the keyboard alone, a stake of 1 BTC under version 5 is calculated', async ({page}) => {
  const tool = await openTool(page, 'Staking calculator');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1');
  await expect(tool.getByLabel('Amount')).toHaveValue('1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('930000');
  await expect(summary(tool)).toContainText(
    'Parameter version 5 of bbn-1. Active from height 930,030',
  );
  await expect(row(tool, /^Last active block \(of 63,669\)/)).toContainText('993,698');
  await expect(row(tool, /^EXPIRED from/)).toContainText('993,699');
  await expect(row(tool, /^Timelock of 64,000 blocks ends/)).toContainText('994,000');
  await expect(row(tool, /^First block for the withdrawal, 301 blocks/)).toContainText('930,332');
  await expect(row(tool, 'Fee of the unbonding transaction')).toContainText('0.000096 BTC');
  await expect(row(tool, 'Burned if slashed (0.1%)')).toContainText('0.001 BTC');
  await expect(row(tool, /^Maximum returned after slashing/)).toContainText('0.9975 BTC');
  await expect(tool).toContainText('Version 5 is not verified');
  await expect(tool).toContainText('the list no longer applies');
});

test('an amount in satoshis is accepted, and dates are calculated from a start date and a block time', async ({
  page,
}) => {
  const tool = await openTool(page, 'Staking calculator');
  await tool.getByLabel('Unit').selectOption('sat');
  await tool.getByLabel('Amount').fill('500,000');
  await tool.getByLabel('Height of the staking transaction').fill('930000');
  await tool.getByText('Term, registration, unbonding and dates').click();
  await tool.getByLabel('Date of the staking transaction').fill('2026-01-01');
  await tool.getByLabel('Time between blocks').fill('12');
  // 994,000 − 930,000 blocks of 12 minutes each take 533⅓ days.
  await expect(row(tool, /^Timelock of/)).toContainText('2027-06-18');
  await expect(row(tool, 'Stake')).toContainText('0.005 BTC');
});

const AMOUNT = 'Amount';
const HEIGHT = 'Height of the staking transaction';

test('an invalid value is reported next to its field until it is fixed', async ({page}) => {
  const tool = await openTool(page, 'Staking calculator');
  for (const [label, value, message] of [
    [AMOUNT, '0.00499999', 'The amount is below the minimum of version 5 on bbn-1, 0.005 BTC.'],
    [AMOUNT, '5000.00000001', 'The amount is above the maximum of version 5 on bbn-1, 5,000 BTC'],
    [AMOUNT, '1,5', 'Enter a number with a decimal point, not a decimal comma'],
    [AMOUNT, '0,005', 'Enter a number with a decimal point, not a decimal comma'],
    [AMOUNT, '0,500', 'Enter a number with a decimal point, not a decimal comma'],
    [HEIGHT, '0,500', 'Enter a whole number, such as 1,000.'],
    [HEIGHT, '857909', 'Before Bitcoin height 857,910 there were no staking parameters'],
    [HEIGHT, '', 'Enter a number.'],
  ] as const) {
    await test.step(`${label} "${value}"`, async () => {
      const field = tool.getByLabel(label);
      const valid = await field.inputValue();
      await field.fill(value);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(message.replace(/[.]/g, '\\.')));
      await expect(summary(tool)).toContainText('No result:');
      await expect(tool.getByRole('table')).toHaveCount(0);
      await field.fill(valid);
      await expect(field).toHaveAttribute('aria-invalid', 'false');
    });
  }
});

test('the testnet has its own parameter versions and no dates', async ({page}) => {
  const tool = await openTool(page, 'Staking calculator');
  await tool.getByLabel('Network').selectOption('bbn-test-6');
  await expect(summary(tool)).toContainText(
    'Parameter version 5 of bbn-test-6. Active from height 271,953 through',
  );
  await tool.getByText('Term, registration, unbonding and dates').click();
  await tool.getByLabel('Term').fill('9999');
  await expect(tool.getByLabel('Term')).toHaveAccessibleDescription(/10,000 to 64,000 blocks/);
  await tool.getByLabel('Term').fill('10000');
  await expect(row(tool, /^EXPIRED from/)).toContainText('281,622');
});

test('the reward estimate starts with the example on its page', async ({page}) => {
  const tool = await openTool(page, 'Reward estimate');
  await expect(summary(tool)).toHaveText(
    'About 12,820 BABY per year: Bitcoin reward 1,900 BABY, BABY reward 1,520 BABY, Co-staking reward 9,400 BABY.',
  );
  await expect(tool).toContainText('550,000,000 BABY × 1/5.5 × 1 BTC ÷ 50,000 BTC × (1 − 5%)');
  await expect(row(tool, 'Distributed per year').first()).toContainText('100,000,000 BABY');
  await expect(row(tool, 'Before commission').first()).toContainText('2,000 BABY');
  await tool.getByLabel('What you stake').selectOption('BABY');
  await expect(summary(tool)).toHaveText('About 1,520 BABY per year.');
  await expect(tool.getByLabel('Your bitcoin')).toHaveCount(0);
  await tool.getByLabel('Total BABY of active validators').fill('19999');
  await expect(tool.getByLabel('Total BABY of active validators')).toHaveAccessibleDescription(
    /includes your stake/,
  );
});

test('totals fetched from the chosen node are shown with its URL, height and block time', async ({
  page,
}) => {
  const requestedPaths = await mockNode(page, {
    '/cosmos/base/node/v1beta1/status': STATUS,
    '/cosmos/mint/v1beta1/annual_provisions': {
      annual_provisions: '1100000000000000.000000000000000000',
    },
    '/cosmos/staking/v1beta1/pool': {
      pool: {bonded_tokens: '5000000000000000', not_bonded_tokens: '1'},
    },
    '/babylon/costaking/v1/current_rewards': {
      rewards: [],
      period: '1',
      total_score: '5000000000000',
    },
    '/babylon/finality/v1/finality_providers/1893960': {
      finality_providers: [{voting_power: '4000000000000'}, {voting_power: '6000000000000'}],
      pagination: {next_key: null},
    },
  });
  const tool = await openTool(page, 'Reward estimate');
  expect(requestedPaths).toEqual([]);
  await tool.getByLabel('Node').selectOption(NODE);
  await tool.getByRole('button', {name: 'Fetch the totals'}).press('Enter');
  await expect(queryStatus(tool)).toHaveText(
    `From ${NODE}, height 1,893,960, block time 2026-11-24 12:00:00 UTC.`,
  );
  await expect(tool.getByLabel('Yearly provision')).toHaveValue('1,100,000,000');
  await expect(tool.getByLabel('Total bitcoin of voting providers')).toHaveValue('100,000');
  await expect(tool.getByLabel('Total BABY of active validators')).toHaveAccessibleDescription(
    'From the node.',
  );
  await expect(summary(tool)).toContainText(
    'Bitcoin reward 1,900 BABY, BABY reward 1,520 BABY, Co-staking reward 9,400 BABY',
  );
});

test('values that a node does not return stay unchanged and are listed', async ({page}) => {
  await mockNode(page, {'/cosmos/base/node/v1beta1/status': STATUS});
  const tool = await openTool(page, 'Reward estimate');
  await tool.getByLabel('Node').selectOption(NODE);
  await tool.getByRole('button', {name: 'Fetch the totals'}).click();
  await expect(queryStatus(tool)).toContainText(
    'Not returned, so left unchanged: yearly provision, bitcoin of voting providers, staked BABY, sum of all scores.',
  );
  await expect(summary(tool)).toContainText('About 12,820 BABY');
});

test('a node that cannot be reached is reported, and the form still works', async ({page}) => {
  await page.route(`${NODE}/**`, (route) => route.abort());
  const tool = await openTool(page, 'Epoch clock');
  await tool.getByLabel('Node').selectOption(NODE);
  await tool.getByRole('button', {name: 'Fetch the height'}).click();
  await expect(queryStatus(tool)).toContainText('No response');
  await tool.getByLabel('Latest height').fill('360');
  await expect(summary(tool)).toContainText(
    'Epoch 1. This is its last block. A message sent now is executed in block 720',
  );
});

test('the height fetched from a node determines the epoch and its times', async ({page}) => {
  await mockNode(page, {
    '/cosmos/base/node/v1beta1/status': STATUS,
    '/babylon/epoching/v1/current_epoch': {current_epoch: '5261', epoch_boundary: '1893960'},
  });
  const tool = await openTool(page, 'Epoch clock');
  await tool.getByLabel('Node').selectOption(NODE);
  await tool.getByRole('button', {name: 'Fetch the height'}).click();
  await expect(queryStatus(tool)).toHaveText(`From ${NODE}, block of 2026-11-24 12:00:00 UTC.`);
  await expect(row(tool, 'First block')).toContainText('1,893,601');
  // After the last block of epoch 5,261, the next epoch takes an hour, then unbonding 301 Bitcoin blocks.
  await expect(row(tool, /^A message sent now, queued in epoch 5,262/)).toContainText(
    '2026-11-24 13:00',
  );
  await expect(row(tool, 'Earliest time BABY unbonded now is available')).toContainText(
    '2026-11-26 15:10',
  );
  await tool.getByLabel('Latest height').fill('-5');
  await expect(tool.getByLabel('Latest height')).toHaveAccessibleDescription(
    /must not be negative/,
  );
});

test('a node with a different epoch length is trusted', async ({page}) => {
  await mockNode(page, {
    '/cosmos/base/node/v1beta1/status': {...STATUS, height: '1000'},
    '/babylon/epoching/v1/current_epoch': {current_epoch: '100', epoch_boundary: '1001'},
  });
  const tool = await openTool(page, 'Epoch clock');
  await tool.getByLabel('Node').selectOption(NODE);
  await tool.getByRole('button', {name: 'Fetch the height'}).click();
  await expect(queryStatus(tool)).toContainText('trust the node');
});

test('the Markdown copy of each page has the table and no form', async ({request}) => {
  const copy = async (path: string) => (await request.get(`${path}index.md`)).text();
  expect(await copy(STAKING)).toMatch(
    /\| 5 \(not verified\) +\| 905,634 +\| H \+ 30 +\| H \+ 63,698 +\| H \+ 63,699/,
  );
  expect(await copy(REWARDS)).toMatch(/\| 1 +\| 20,000 +\| 1,900 +\| 1,520 +\| 9,400 +\| 12,820/);
  expect(await copy(EPOCHS)).toMatch(/\| 360 +\| 1 +\| 1 +\| 360 +\| 720/);
  for (const path of Object.values(tools)) expect(await copy(path)).not.toContain('JavaScript');
});
