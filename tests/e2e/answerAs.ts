import {expect, type Page} from '@playwright/test';
import {RESEND} from './open';

/**
 * Makes the site ask its own server instead of the index in the browser, and gives every answer
 * here: the mode is fixed when the site is built, so it is changed in the script as it is served.
 *
 * @param option in the place of the mode, as the script has it
 */
export async function answerAs(
  page: Page,
  status: number,
  body: string,
  option = 'mode:"server"',
): Promise<void> {
  await page.route(/\/assets\/js\/main\.[^/]*\.js$/, async (route) => {
    const reply = await route.fetch(RESEND);
    const text = await reply.text();
    expect(text).toContain('mode:"embedded"');
    await route.fulfill({
      response: reply,
      body: text.replace('mode:"embedded"', option),
    });
  });
  await page.route(/\/1\/indexes\//, (route) =>
    route.fulfill({
      status,
      body,
      contentType: 'application/json',
      headers: {'Access-Control-Allow-Origin': '*'},
    }),
  );
}
