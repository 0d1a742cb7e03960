import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {listFiles} from '../../data/listFiles';
import {factsOf} from '../e2e/factsOf';
import {open} from '../e2e/open';
import {copyAll} from './copyAll';
import {unknownLiterals} from './literals';
import {validTexts, wrongFacts} from './wrongFacts';

const BUILD = path.resolve(__dirname, '../../build');
const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');

/** Published files: pages, their copies, the index and the data. */
const PUBLISHED =
  /\.(html|md)$|^(facts|terms)\.json$|^(openapi|feeds)\/.*\.json$|^assets\/search\/.*\/sections\/.*\.json$|^llms\.txt$/;
/** Library bundles, which contain literals of their own. */
const LIBRARIES = /^(playground|diagram)\//;

/** The framework's host: its message about a wrong base URL links to the manual. */
const FRAMEWORK_HOST = 'docusaurus.io';

/** A page with endpoints in its text and commands that use them. */
const PAGE = '/guides/networks/phase-2/mainnet/';

const FACTS_PAGE = '/guides/overview/bitcoin_staking/';

/** Pages with many commands, one from each part of the site. */
const WITH_CODE = [
  PAGE,
  '/operators/babylon_node/installation_guide/',
  '/stakers/btc_stakers/native_staking/unbonding_via_cli/',
  '/developers/wallet_integration/bitcoin_wallet_integration/extension_wallets/',
];

test('every published address, key, hash and host is in a source', () => {
  const files = listFiles(BUILD).filter((file) => PUBLISHED.test(file) && !LIBRARIES.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  const wrong = files.flatMap((file) =>
    unknownLiterals(read(file))
      .filter((literal) => literal !== FRAMEWORK_HOST)
      .map((literal) => `${file}: ${literal}`),
  );
  expect(wrong).toEqual([]);
});

test('every value in the HTML of every page matches the data', () => {
  const valid = validTexts();
  const pages = listFiles(BUILD).filter((file) => /(^|\/)index\.html$/.test(file));
  const facts = pages.flatMap((file) => factsOf(read(file)));
  expect(facts.length).toBeGreaterThan(500);
  const wrong = pages.flatMap((file) =>
    wrongFacts(read(file), valid).map((problem) => `${file}: ${problem}`),
  );
  expect(wrong).toEqual([]);
});

test('the card of a value copies the value', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, FACTS_PAGE);
  const value = page.getByRole('article').getByRole('button', {name: '0.005 BTC'}).first();
  await value.click();
  await page.getByRole('group', {name: 'Source'}).getByRole('button', {name: 'Copy value'}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0.005 BTC');
});

for (const address of WITH_CODE) {
  test(`visible and copied code matches the Markdown copy: ${address}`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, address);
    expect(unknownLiterals(await page.getByRole('article').innerText())).toEqual([]);
    const copy = read(`${address.slice(1)}index.md`);
    for (const text of await copyAll(page)) {
      expect(unknownLiterals(text)).toEqual([]);
      for (const line of text.split('\n')) expect(copy).toContain(line.trim());
    }
  });
}
