import {expect, test, type APIRequestContext} from '@playwright/test';
import {formatFact, shows} from '../../data/format';
import type {PublishedFact} from '../../data/publish';
import {integerUnits, type Unit} from '../../data/schema';
import {factsOf} from './factsOf';
import {open} from './open';
import {allPages} from './pages';

/** Every way in which a page may show each fact, from the data that the build published. */
async function validTexts(request: APIRequestContext): Promise<Map<string, Set<string>>> {
  const facts = (await (await request.get('/facts.json')).json()) as Record<string, PublishedFact>;
  return new Map(
    Object.entries(facts).map(([id, {text, value, unit}]) => {
      const texts = new Set([text]);
      const isLarge = typeof value === 'string' && integerUnits.has(unit as Unit);
      const fact = {value: isLarge ? BigInt(value) : value, unit: unit as Unit};
      for (const show of shows) {
        try {
          texts.add(formatFact(fact, show));
        } catch {
          // This form does not fit the unit, so no page can ask for it.
        }
      }
      return [id, texts];
    }),
  );
}

test('every value in the HTML of every page is the one of the data', async ({request}) => {
  const valid = await validTexts(request);
  const wrong: string[] = [];
  let count = 0;
  for (const path of allPages()) {
    for (const [id, text] of factsOf(await (await request.get(path)).text())) {
      count += 1;
      if (!valid.get(id)?.has(text)) wrong.push(`${path}: ${id} is shown as "${text}"`);
    }
  }
  expect(count).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});

test('the card of a value copies the value', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/guides/overview/bitcoin_staking/');
  const value = page.getByRole('article').getByRole('button', {name: '0.005 BTC'}).first();
  await value.click();
  await page
    .getByRole('group', {name: 'Source'})
    .getByRole('button', {name: 'Copy code to clipboard'})
    .click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0.005 BTC');
});
