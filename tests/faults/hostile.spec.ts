// cspell:ignore polkachv
import {expect, test} from '@playwright/test';
import {buildCopy, type BuiltCopy} from '../e2e/builtCopy';
import {open} from '../e2e/open';
import {searchFor} from '../e2e/searchWindow';
import {copyAll} from './copyAll';
import {expectedOf, missingTexts, unknownUrls, unknownLines} from './expected';
import {unknownLiterals} from './literals';
import {validTexts, wrongFacts} from './wrongFacts';

/*
 * A compromised build dependency changes a host, a height in a command and a rate. Everything that
 * shows them to a reader is compared with the source and the data. On the unmodified site, the same
 * comparison must find no difference.
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

/** Inserts the hostile step before the last one, which extracts the rendered page from its script. */
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

/** The built site, and a copy that the hostile dependency has changed. */
const sites = [
  {name: 'unmodified site', isHostile: false, finding: 'no difference'},
  {name: 'site with a hostile dependency', isHostile: true, finding: 'the changes'},
] as const;
const originOf = (isHostile: boolean) => (isHostile ? (hostile?.url ?? 'no site') : '');

const changedFact = `bbn-1.btcstaking.slashing-rate is shown as "${BAD_RATE}"`;
const badLine = new RegExp(`${BAD_HOST}.*${BAD_HEIGHT}`);

/** Differences between a text of the document and its source. */
function changesIn(text: string): Record<string, readonly string[]> {
  return {
    literals: unknownLiterals(text),
    addresses: unknownUrls(text, expected).filter((url) => url.includes('btc_height')),
    facts: missingTexts(text, expected),
  };
}

/** The differences to expect on each site. */
const expectedChanges = (isHostile: boolean) => ({
  literals: isHostile ? [BAD_HOST] : [],
  addresses: isHostile ? [expect.stringMatching(badLine) as unknown] : [],
  facts: isHostile ? [RATE] : [],
});

for (const {name, isHostile, finding} of sites) {
  test(`${name}: comparing the HTML with the data finds ${finding}`, async ({request}) => {
    const html = await (await request.get(`${originOf(isHostile)}${ADDRESS}`)).text();
    expect(unknownLiterals(html)).toEqual(isHostile ? [BAD_HOST] : []);
    expect(wrongFacts(html, valid)).toEqual(isHostile ? [changedFact] : []);
  });

  test(`${name}: comparing the hydrated page finds ${finding}`, async ({page}) => {
    await open(page, `${originOf(isHostile)}${ADDRESS}`);
    const article = page.getByRole('article');
    expect(changesIn(await article.innerText())).toEqual(expectedChanges(isHostile));
    const html = await article.evaluate(({outerHTML}) => outerHTML);
    expect(wrongFacts(html, valid)).toEqual(isHostile ? [changedFact] : []);
  });

  test(`${name}: comparing the Markdown copy finds ${finding}`, async ({request}) => {
    const copy = await (await request.get(`${originOf(isHostile)}${ADDRESS}index.md`)).text();
    expect(changesIn(copy)).toEqual(expectedChanges(isHostile));
  });

  test(`${name}: comparing a search hit finds ${finding}`, async ({page}) => {
    const {hits} = await searchFor(page, QUERY, `${originOf(isHostile)}${ADDRESS}`);
    const hit = hits.filter({hasText: 'btc_height'}).first();
    await expect(hit).toBeVisible();
    const text = await hit.innerText();
    expect(unknownLiterals(text)).toEqual(isHostile ? [BAD_HOST] : []);
    expect(text.includes(BAD_HEIGHT)).toBe(isHostile);
  });

  test(`${name}: comparing copied code finds ${finding}`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${originOf(isHostile)}${ADDRESS}`);
    const copied = (await copyAll(page)).join('\n');
    expect(unknownLines(copied, expected)).toEqual(
      isHostile ? [expect.stringMatching(badLine), expect.stringContaining(BAD_HOST)] : [],
    );
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    // "Copied" is still shown next to code blocks, so the test reads the clipboard itself.
    await expect
      .poll(async () => changesIn(await page.evaluate(() => navigator.clipboard.readText())))
      .toEqual(expectedChanges(isHostile));
  });
}
