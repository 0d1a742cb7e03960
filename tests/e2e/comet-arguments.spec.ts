import {expect, test, type Page} from '@playwright/test';
import {open, saveData} from './open';
import {openForm} from './openForm';

test.beforeEach(({page}) => saveData(page));

const HEX = '68D3B8AF29F751A150625AE0982E2BA9085060B6F5B3AD12BF0A3BD8028B957F';
const BASE64 = 'aNO4ryn3UaFQYlrgmC4rqQhQYLb1s60Svwo72AKLlX8=';

/** Opens the form of `tx` for a local node. Returns the list of requests that the node receives. */
async function openTx(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.route('http://localhost:26657/**', async (route) => {
    const request = route.request();
    sent.push(request.postData() ?? decodeURIComponent(request.url()));
    await route.fulfill({json: {}, headers: {'Access-Control-Allow-Origin': '*'}});
  });
  await open(page, '/api/comet-bft/tx/');
  await openForm(page);
  await page.getByRole('combobox', {name: 'Server'}).selectOption('local');
  return sent;
}

async function send(page: Page, hash: string): Promise<void> {
  await page.getByRole('textbox', {name: /^hash/}).fill(hash);
  await page.getByRole('button', {name: 'Send', exact: true}).click();
}

for (const hash of [HEX, `0x${HEX}`, BASE64]) {
  test(`a hash is sent in the format that the node expects: ${hash}`, async ({page}) => {
    const sent = await openTx(page);
    await send(page, hash);
    await expect.poll(() => sent[0]?.toUpperCase()).toContain(`HASH=0X${HEX}`);
    await page.getByRole('combobox', {name: 'Request format'}).selectOption('json-rpc');
    await send(page, hash);
    await expect.poll(() => sent[1]).toContain(`"hash": "${BASE64}"`);
  });
}

test('a hash that is too short is rejected with a readable message, not a regular expression', async ({
  page,
}) => {
  const sent = await openTx(page);
  await send(page, HEX.slice(2));
  const field = page.getByRole('textbox', {name: /^hash/});
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Enter 0x and 64 hex digits\./);
  await expect(page.locator('.rq')).not.toContainText('[0-9a-f');
  expect(sent).toEqual([]);
});
