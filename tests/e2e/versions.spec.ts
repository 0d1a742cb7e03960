import {expect, test, type Page} from '@playwright/test';
import {scriptErrors} from './pageErrors';
import {hydrated} from './open';
import {buildVersionedSite, type VersionedSite} from '../versionedSite';

/*
 * These tests use a small site with every type of navbar item and a second version, which
 * config/navbar.ts and the docs plugin don't use today, and with the dropdown of the documentation site.
 */
let site: VersionedSite | undefined;

test.describe.configure({mode: 'serial', timeout: 1_200_000});

test.beforeAll(async () => {
  test.setTimeout(1_200_000);
  site = await buildVersionedSite();
});

test.afterAll(() => site?.close());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${site?.url}${path}`);
  await hydrated(page);
}

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const versions = (page: Page) => navbar(page).getByRole('button', {name: /^(1\.0|Next)$/});

test('all nine types of navbar item are shown and link to their targets', async ({page}) => {
  await open(page, '/docs/');
  const errors = scriptErrors(page);
  for (const [name, path] of [
    ['Plain link', '/docs/guides/'],
    ['One document', '/docs/guides/'],
    ['One sidebar', '/docs/'],
    ['This version', '/docs/'],
  ] as const) {
    await expect(navbar(page).getByRole('link', {name, exact: true})).toHaveAttribute('href', path);
  }
  for (const name of ['More', 'English', '1.0']) {
    await expect(navbar(page).getByRole('button', {name, exact: true})).toBeVisible();
  }
  await expect(navbar(page).getByText('Own markup')).toBeVisible();
  await expect(navbar(page).getByRole('button', {name: 'Search'})).toBeVisible();
  await navbar(page).getByRole('button', {name: 'More'}).hover();
  await navbar(page).getByRole('link', {name: 'Inside'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Guides 1.0'})).toBeVisible();
  expect(errors).toEqual([]);
});

test('document and sidebar items follow the version of the page, and mark the current page', async ({
  page,
}) => {
  await open(page, '/docs/next/guides/');
  const document = navbar(page).getByRole('link', {name: 'One document', exact: true});
  await expect(document).toHaveAttribute('href', '/docs/next/guides/');
  await expect(document).toHaveAttribute('aria-current', 'page');
  const sidebar = navbar(page).getByRole('link', {name: 'One sidebar', exact: true});
  await expect(sidebar).toHaveAttribute('href', '/docs/next/');
});

test('the version menu links to the same document in the other version', async ({page}) => {
  await open(page, '/docs/guides/');
  await versions(page).hover();
  await navbar(page).getByRole('link', {name: 'Next', exact: true}).click();
  await expect(page).toHaveURL(`${site?.url}/docs/next/guides/`);
  await expect(page.getByRole('heading', {level: 1, name: 'Guides', exact: true})).toBeVisible();
});

test('if the other version lacks the document, the version menu links to its main document', async ({
  page,
}) => {
  await open(page, '/docs/next/guides/added/');
  await versions(page).hover();
  await navbar(page).getByRole('link', {name: '1.0', exact: true}).click();
  await expect(page).toHaveURL(`${site?.url}/docs/`);
  await expect(page.getByRole('heading', {level: 1, name: 'Introduction 1.0'})).toBeVisible();
});

test('the chosen version is remembered, even for pages without versions', async ({page}) => {
  await open(page, '/docs/guides/');
  await versions(page).hover();
  await navbar(page).getByRole('link', {name: 'Next', exact: true}).click();
  await expect(page).toHaveURL(`${site?.url}/docs/next/guides/`);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
    'current',
  );
  await open(page, '/404.html');
  await expect(versions(page)).toHaveText('Next');
  await expect(navbar(page).getByRole('link', {name: 'One document'})).toHaveAttribute(
    'href',
    '/docs/next/guides/',
  );
});

test('a document of an unreleased version links to the latest version', async ({page}) => {
  await open(page, '/docs/next/guides/');
  await page.getByRole('link', {name: 'latest version'}).click();
  await expect(page).toHaveURL(`${site?.url}/docs/guides/`);
});
