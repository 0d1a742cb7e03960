// cspell:ignore polkachv
import {expect, test} from '@playwright/test';
import {buildCopy, type BuiltCopy} from '../e2e/builtCopy';
import {open} from '../e2e/open';
import {searchFor} from '../e2e/searchWindow';
import {copyAll} from './copyAll';
import {expectedOf, missingTexts, strangeAddresses, strangeLines} from './expected';
import {unknownLiterals} from './literals';
import {validTexts, wrongFacts} from './wrongFacts';

/*
 * A compromised dependency of the build changes a host, a height in a command and a rate,
 * between the source and the page. Each place where a reader gets them from is compared
 * with the source and the data; the same comparison finds nothing on the unmodified site.
 */
const SOURCE = 'guides/overview/phases_of_the_launch/phase-2/registration.mdx';
const ADDRESS = `/${SOURCE.replace('.mdx', '/')}`;
const HOST = 'babylon-api.polkachu.com';
const BAD_HOST = 'babylon-api.polkachv.com';
const HEIGHT = '905634';
const BAD_HEIGHT = '905643';
const RATE = '0.1%';
const BAD_RATE = '0.01%';
const QUERY = 'params btc_height curl';

/** Adds the step before the last, which extracts the rendered page from its script. */
const HOSTILE = `import {rehypeHostile} from './tests/faults/rehypeHostile';
const rewrites = ${JSON.stringify({[HOST]: BAD_HOST, [HEIGHT]: BAD_HEIGHT, [RATE]: BAD_RATE})};
const change = (config) => {
  for (const [, options] of config.plugins.filter(Array.isArray)) {
    if (options.path !== 'docs') continue;
    options.rehypePlugins = options.rehypePlugins.toSpliced(-1, 0, [rehypeHostile, rewrites]);
  }
  return config;
};`;

const expected = expectedOf(SOURCE);
const valid = validTexts();
let hostile: BuiltCopy | undefined;

test.describe.configure({mode: 'serial', timeout: 1_200_000});

test.beforeAll(async () => {
  test.setTimeout(1_200_000);
  hostile = await buildCopy(SOURCE, HOSTILE);
});

test.afterAll(() => hostile?.close());

/** The two sites, and whether something was changed on them. */
const sites = [
  {name: 'as it is', isHostile: false},
  {name: 'with a hostile dependency', isHostile: true},
] as const;
const on = (isHostile: boolean) => (isHostile ? (hostile?.url ?? 'no site') : '');

const changedFact = `bbn-1.btcstaking.slashing-rate is shown as "${BAD_RATE}"`;
const badLine = new RegExp(`${BAD_HOST}.*${BAD_HEIGHT}`);

/** Differences in a text of the document, whatever its source. */
function changesIn(text: string): Record<string, readonly string[]> {
  return {
    literals: unknownLiterals(text),
    addresses: strangeAddresses(text, expected).filter((one) => one.includes('btc_height')),
    facts: missingTexts(text, expected),
  };
}

/** What that says of each site. */
const found = (isHostile: boolean) => ({
  literals: isHostile ? [BAD_HOST] : [],
  addresses: isHostile ? [expect.stringMatching(badLine) as unknown] : [],
  facts: isHostile ? [RATE] : [],
});

for (const {name, isHostile} of sites) {
  test(`${name}: the HTML is compared with the data`, async ({request}) => {
    const html = await (await request.get(`${on(isHostile)}${ADDRESS}`)).text();
    expect(unknownLiterals(html)).toEqual(isHostile ? [BAD_HOST] : []);
    expect(wrongFacts(html, valid)).toEqual(isHostile ? [changedFact] : []);
  });

  test(`${name}: the hydrated page is compared`, async ({page}) => {
    await open(page, `${on(isHostile)}${ADDRESS}`);
    const article = page.getByRole('article');
    expect(changesIn(await article.innerText())).toEqual(found(isHostile));
    const html = await article.evaluate(({outerHTML}) => outerHTML);
    expect(wrongFacts(html, valid)).toEqual(isHostile ? [changedFact] : []);
  });

  test(`${name}: the Markdown copy is compared`, async ({request}) => {
    const copy = await (await request.get(`${on(isHostile)}${ADDRESS}index.md`)).text();
    expect(changesIn(copy)).toEqual(found(isHostile));
  });

  test(`${name}: a search hit is compared`, async ({page}) => {
    const {hits} = await searchFor(page, QUERY, `${on(isHostile)}${ADDRESS}`);
    const hit = hits.filter({hasText: 'btc_height'}).first();
    await expect(hit).toBeVisible();
    const text = await hit.innerText();
    expect(unknownLiterals(text)).toEqual(isHostile ? [BAD_HOST] : []);
    expect(text.includes(BAD_HEIGHT)).toBe(isHostile);
  });

  test(`${name}: copied code is compared`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${on(isHostile)}${ADDRESS}`);
    const copied = (await copyAll(page)).join('\n');
    expect(strangeLines(copied, expected)).toEqual(
      isHostile ? [expect.stringMatching(badLine), expect.stringContaining(BAD_HOST)] : [],
    );
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    // "Copied" is next to the earlier pieces too, so the clipboard itself is read.
    await expect
      .poll(async () => changesIn(await page.evaluate(() => navigator.clipboard.readText())))
      .toEqual(found(isHostile));
  });
}
