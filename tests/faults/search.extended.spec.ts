import {expect, test} from '@playwright/test';
import {scriptErrors} from '../e2e/pageErrors';
import {breakIndex, openWindow} from '../e2e/searchWindow';

const HINT = 'You might want to check your network connection.';

test('an index that fails to load is reported, and the next query loads it again', async ({
  page,
}) => {
  const errors = scriptErrors(page);
  const restore = await breakIndex(page);
  const {dialog, field, hits} = await openWindow(page);
  await field.fill('unbonding');
  await expect(dialog.getByText(HINT)).toBeVisible();
  restore();
  await field.fill('slashing');
  await expect(hits.first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a truncated file of the index is reported, and the next query loads it again', async ({
  page,
}) => {
  const errors = scriptErrors(page);
  let isTruncated = true;
  await page.route(/\/assets\/search\/[^?]*\.json/, async (route) => {
    if (!isTruncated) return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    return route.fulfill({response, body: text.slice(0, text.length / 2)});
  });
  const {dialog, field, hits} = await openWindow(page);
  await field.fill('unbonding');
  await expect(
    dialog
      .getByText(HINT)
      .or(dialog.getByText(/Unable to fetch/))
      .first(),
  ).toBeVisible();
  await expect(dialog.getByText(/No results/)).toHaveCount(0);
  isTruncated = false;
  await field.fill('slashing');
  await expect(hits.first()).toBeVisible();
  expect(errors).toEqual([]);
});

for (const query of ['(a+)+$', '[', '\\', '.*', '^$|', '{1,', '*?+', '\\u{1F600}']) {
  test(`${query} is shown as text, and the next query works`, async ({page}) => {
    const errors = scriptErrors(page);
    const {dialog, field, hits} = await openWindow(page);
    await field.fill(query);
    await expect(
      dialog
        .getByText(/No results|No recent/)
        .or(hits.first())
        .first(),
    ).toBeVisible();
    await field.fill('slashing');
    await expect(hits.first()).toContainText(/slash/i);
    expect(errors).toEqual([]);
  });
}

test('a 10,000-character query is truncated, and the page stays usable', async ({page}) => {
  const errors = scriptErrors(page);
  await page.goto(`/search/?q=${'unbonding '.repeat(1_000)}`);
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).not.toHaveValue('');
  expect((await field.inputValue()).length).toBeLessThan(1_000);
  await field.fill('slashing');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(errors).toEqual([]);
});
