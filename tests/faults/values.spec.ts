// cspell:ignore polkachv
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';
import {pageToMarkdown} from '../../finish/machine-copies/pageToMarkdown';
import {buildIndex} from '../../finish/search-index/buildIndex';
import {extractRecords} from '../../finish/search-index/extractRecords';
import {listFiles} from '../../finish/listFiles';
import {openEngine} from '../../search/engine/openEngine';
import {answer} from '../../search/answer/answer';
import {factsOf} from '../e2e/factsOf';
import {open} from '../e2e/open';
import {sourceOf} from '../search/testIndex';
import {unknownLiterals} from './literals';
import {validTexts, wrongFacts} from './wrongFacts';

const BUILD = path.resolve(__dirname, '../../build');
const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');

/** What readers, machines and the search get: pages, their copies, the index and the data. */
const PUBLISHED =
  /\.(html|md)$|^(facts|terms)\.json$|^(openapi|feeds)\/.*\.json$|^assets\/search\/(text|start)-.*\.json$|^llms\.txt$/;
/** Bundles of libraries. */
const OTHERS = /^(playground|diagram)\//;

/** The framework links to its manual where a page was built for another folder. */
const FRAMEWORK = 'docusaurus.io';

/** A page with endpoints in its text and commands that name them. */
const PAGE = '/guides/networks/phase-2/mainnet/';
const ENDPOINT = 'babylon-api.polkachu.com';
const CHANGED = 'babylon-api.polkachv.com';
/** What a dependency that was taken over would do to the text of every page. */
const rewrite = (text: string) => text.replaceAll(ENDPOINT, CHANGED);

const FACTS_PAGE = '/guides/overview/bitcoin_staking/';

/** Pages with many commands, one of each part of the site. */
const WITH_CODE = [
  PAGE,
  '/operators/babylon_node/installation_guide/',
  '/stakers/btc_stakers/native_staking/unbonding_via_cli/',
  '/developers/wallet_integration/bitcoin_wallet_integration/extension_wallets/',
];

/** Presses each copy button of the article, in order; what the clipboard got. */
async function copyAll(page: Page): Promise<string[]> {
  const copied: string[] = [];
  const blocks = page.getByRole('article').locator('[data-language]:visible');
  for (const block of await blocks.all()) {
    await block.locator('[data-code-action="copy"]').click();
    await expect(block.getByText('Copied')).toHaveCount(1);
    copied.push(await page.evaluate(() => navigator.clipboard.readText()));
  }
  return copied;
}

test('fault 1: every address, key, hash and host that is published stands in a source', () => {
  const files = listFiles(BUILD).filter((file) => PUBLISHED.test(file) && !OTHERS.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  const wrong = files.flatMap((file) =>
    unknownLiterals(read(file))
      .filter((literal) => literal !== FRAMEWORK)
      .map((literal) => `${file}: ${literal}`),
  );
  expect(wrong).toEqual([]);
});

test('fault 1: every value in the HTML of every page is the one of the data', () => {
  const valid = validTexts();
  const pages = listFiles(BUILD).filter((file) => /(^|\/)index\.html$/.test(file));
  const shown = pages.flatMap((file) => factsOf(read(file)));
  expect(shown.length).toBeGreaterThan(500);
  const wrong = pages.flatMap((file) =>
    wrongFacts(read(file), valid).map((problem) => `${file}: ${problem}`),
  );
  expect(wrong).toEqual([]);
});

test('fault 1: the card of a value copies the value', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, FACTS_PAGE);
  const value = page.getByRole('article').getByRole('button', {name: '0.005 BTC'}).first();
  await value.click();
  await page
    .getByRole('group', {name: 'Source'})
    .getByRole('button', {name: 'Copy code to clipboard'})
    .click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0.005 BTC');
});

for (const address of WITH_CODE) {
  test(`fault 1: what is seen and copied is what was sent: ${address}`, async ({page, context}) => {
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

test('fault 2: a dependency that rewrites an address is found in HTML, Markdown copy and search hit', async () => {
  const honest = read(`${PAGE.slice(1)}index.html`);
  const html = rewrite(honest);
  expect([unknownLiterals(honest), unknownLiterals(html)]).toEqual([[], [CHANGED]]);

  // What the build makes of the page after such a dependency.
  const copy = pageToMarkdown(fromHtml(html), `https://docs.example${PAGE}`);
  expect(unknownLiterals(copy?.markdown ?? '')).toEqual([CHANGED]);

  const index = buildIndex(extractRecords(fromHtml(html), {url: PAGE, area: 'Guides'}));
  const wanted = {page: 0, hitsPerPage: 5, facetFilters: [], words: 10, excerpts: false};
  const queries = [{...wanted, query: CHANGED, reranks: true}];
  const hits = JSON.stringify(await answer({type: 'hits', queries}, openEngine(sourceOf(index))));
  expect(unknownLiterals(hits.replace(/<\/?\w+>/g, ''))).toContain(CHANGED);
});

test('fault 2: a dependency that rewrites a value is found', () => {
  const valid = validTexts();
  const html = read(`${FACTS_PAGE.slice(1)}index.html`).replace('>0.005 BTC<', '>0.05 BTC<');
  expect(wrongFacts(html, valid)).toEqual([expect.stringContaining('"0.05 BTC"')]);
});

test('fault 2: a dependency that rewrites an address is found on the hydrated page and in the clipboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route(/\.js$|\/$/, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({response: reply, body: rewrite(await reply.text())});
  });
  await open(page, PAGE);
  expect(unknownLiterals(await page.getByRole('article').innerText())).toEqual([CHANGED]);
  expect(unknownLiterals((await copyAll(page)).join('\n'))).toEqual([CHANGED]);
  // What linked pages need may still be on its way.
  await page.unrouteAll({behavior: 'ignoreErrors'});
});
