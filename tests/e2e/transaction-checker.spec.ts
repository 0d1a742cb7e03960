import {AxeBuilder} from '@axe-core/playwright';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {
  exampleParameters,
  nodeResponse,
  partsOf,
  rawOf,
  stakingTx,
} from '../../examples/staking-check/exampleDelegation';
import {encodeTx} from '../../examples/bitcoin-staking-scripts/rawTransaction';
import {scriptErrors} from './pageErrors';
import {open, saveData} from './open';

const PAGE = '/stakers/btc_stakers/btc_staking_tools/';
const NAME = 'Transaction checker';

const button = (page: Page) => page.getByRole('button', {name: 'Open the transaction checker'});
const verdict = (tool: Locator) => tool.locator('output');
const input = (tool: Locator) => tool.getByLabel('Transaction or delegation');

const delegation = nodeResponse.btc_delegation;
const staker = delegation.btc_pk;
const provider = delegation.fp_btc_pk_list[0] ?? '';
/** The example has its own covenant committee, so its parameters are pasted too. */
const parameters = JSON.stringify({params: exampleParameters});
const raw = rawOf(stakingTx);

/** The staking transaction with one satoshi less in its first output. */
function underpaidTx(): string {
  const parts = partsOf(raw);
  const [stake, ...others] = parts.outputs;
  if (!stake) throw new Error('The example has no output.');
  const outputs = [{...stake, amount: stake.amount - 1n}, ...others];
  return Buffer.from(encodeTx({...parts, outputs})).toString('hex');
}

/** Opens the form by keyboard; the focus is then in its first field. */
async function openTool(page: Page): Promise<Locator> {
  await open(page, PAGE);
  await button(page).focus();
  await page.keyboard.press('Enter');
  const tool = page.getByRole('form', {name: NAME});
  await expect(tool.getByLabel('Network')).toBeFocused();
  return tool;
}

async function fillParameters(tool: Locator): Promise<void> {
  await tool.getByText('Amount, term, parameters, and the delegation').click();
  await tool.getByLabel('Parameters in JSON').fill(parameters);
}

const pressCheck = (tool: Locator) => tool.getByRole('button', {name: 'Check'}).click();

// Prefetched files of the next page would be mistaken for the tool.
test.beforeEach(({page}) => saveData(page));

test('the checker is loaded when it is opened, and no input leaves the browser', async ({page}) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await open(page, PAGE);
  await expect(button(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = requestedUrls.length;
  await button(page).click();
  const tool = page.getByRole('form', {name: NAME});
  await expect(tool).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requestedUrls.slice(before).filter((url) => url.endsWith('.js')).length).toBeGreaterThan(
    0,
  );
  const loaded = requestedUrls.length;
  await input(tool).fill(JSON.stringify(nodeResponse));
  await pressCheck(tool);
  await expect(verdict(tool)).not.toContainText('Nothing has been checked');
  expect(requestedUrls.slice(loaded)).toEqual([]);
});

test("the example's delegation is accepted, with the outputs of all its transactions", async ({
  page,
}) => {
  const tool = await openTool(page);
  await input(tool).fill(JSON.stringify(nodeResponse));
  await tool.getByLabel("Staker's public key").fill(staker);
  await fillParameters(tool);
  await pressCheck(tool);
  await expect(verdict(tool)).toHaveText(/^Not checked: whether the finality provider/);
  await tool.getByLabel('Public keys of the finality providers').fill(provider);
  await pressCheck(tool);
  await expect(verdict(tool)).toHaveText(
    /^This is the delegation of the stake .* Everything is as the protocol requires\.$/,
  );
  await expect(tool.getByRole('table')).toHaveCount(4);
  await expect(
    tool
      .getByRole('table', {name: /^Staking transaction: as the protocol requires/})
      .getByRole('row', {name: /0: staking output/}),
  ).toContainText('500,000 sat');
  await expect(tool.getByRole('list', {name: 'Differences'})).toHaveCount(0);
  // Changing the input clears the verdict.
  await input(tool).fill('0200');
  await expect(verdict(tool)).toHaveText('Nothing has been checked yet.');
  await expect(tool.getByRole('table')).toHaveCount(0);
});

test('an amount that is one satoshi too low is reported with the expected amount', async ({
  page,
}) => {
  const tool = await openTool(page);
  await input(tool).fill(underpaidTx());
  await tool.getByLabel("Staker's public key").fill(staker);
  await tool.getByLabel('Public keys of the finality providers').fill(provider);
  await fillParameters(tool);
  await tool.getByLabel('Amount').fill('500000');
  await pressCheck(tool);
  await expect(verdict(tool)).toContainText(/^\d+ differences? from the protocol's requirements\./);
  const differences = tool.getByRole('list', {name: 'Differences'});
  await expect(differences).toContainText('499,999 sat');
  await expect(differences).toContainText('500,000 sat');
});

test('an input that cannot be checked is reported at its field until it is fixed', async ({
  page,
}) => {
  const errors = scriptErrors(page);
  const tool = await openTool(page);
  for (const [name, text, message] of [
    ['truncated hex', raw.slice(0, 120), 'The transaction is cut off'],
    ['half a digit', raw.slice(0, 121), 'an odd number'],
    ['truncated JSON', '{"btc_delegation": {', 'The JSON ends early'],
    ['other JSON', '{"a": [1, "<img src=x onerror=alert(1)>"]}', 'is not a delegation'],
    ['a web page', '<html><body>502</body></html>', 'This is a web page'],
    ['nothing', '', 'There is nothing to check'],
    ['a link', 'https://example.org/tx', 'nothing is fetched from it'],
  ] as const) {
    await test.step(name, async () => {
      await input(tool).fill(text);
      await pressCheck(tool);
      await expect(input(tool)).toHaveAttribute('aria-invalid', 'true');
      await expect(input(tool)).toHaveAccessibleDescription(new RegExp(message));
      await expect(input(tool)).toBeFocused();
      await expect(verdict(tool)).toContainText(`Cannot be checked: `);
      await expect(tool.getByRole('table')).toHaveCount(0);
      await input(tool).fill(raw);
      await expect(input(tool)).toHaveAttribute('aria-invalid', 'false');
      await pressCheck(tool);
      const key = tool.getByLabel("Staker's public key");
      await expect(key).toHaveAccessibleDescription(/is missing/);
    });
  }
  expect(errors).toEqual([]);
});

test('markup in the input is shown as text', async ({page}) => {
  const tool = await openTool(page);
  await input(tool).fill('{"code": 5, "message": "<img src=x> <b>bold</b>"}');
  await pressCheck(tool);
  await expect(verdict(tool)).toContainText('<img src=x> <b>bold</b>');
  await expect(tool.locator('img, output b')).toHaveCount(0);
});

test('an invalid value in a collapsed field expands it', async ({page}) => {
  const tool = await openTool(page);
  await input(tool).fill(raw);
  await fillParameters(tool);
  await tool.getByLabel('Parameter version').fill('x');
  await tool.getByText('Amount, term, parameters, and the delegation').click();
  await expect(tool.getByLabel('Parameter version')).toBeHidden();
  await pressCheck(tool);
  await expect(tool.getByLabel('Parameter version')).toBeFocused();
});

test('the keyboard alone leads from the button to the verdict', async ({page}) => {
  const tool = await openTool(page);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(raw);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(staker);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(provider);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(tool.getByRole('button', {name: 'Check'})).toBeFocused();
  await page.keyboard.press('Enter');
  // The example's covenant committee is not mainnet's.
  await expect(verdict(tool)).toContainText("from the protocol's requirements");
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(tool.getByRole('listitem').filter({visible: true}).first()).toBeVisible();
});

test('without JavaScript, the page refers to a program that does the same', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(PAGE);
  const fallback = page.getByRole('region', {name: NAME}).locator('noscript');
  expect(await fallback.innerText()).toContain('run the program below, babylon-check.mjs');
  await expect(button(page)).toHaveCount(0);
  await expect(page.getByText('node babylon-check.mjs').first()).toBeVisible();
  await context.close();
});

for (const {mode, width, tag} of [
  {mode: 'dark', width: 1440, tag: []},
  {mode: 'light', width: 1440, tag: '@extended'},
  {mode: 'dark', width: 390, tag: '@extended'},
  {mode: 'light', width: 390, tag: '@extended'},
]) {
  const title = `${mode} mode, ${width} px wide: axe finds no violation in form, verdict and error, and nothing is cut off`;
  test(title, {tag}, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    const tool = await openTool(page);
    const expectAccessible = async () => {
      const {violations} = await new AxeBuilder({page}).include('form.tool').analyze();
      expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(await tool.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(false);
    };
    await pressCheck(tool);
    await expectAccessible();
    await input(tool).fill(JSON.stringify(nodeResponse));
    await pressCheck(tool);
    await expect(tool.getByRole('list', {name: 'Differences'}).first()).toBeVisible();
    await expectAccessible();
  });
}
