import {expect, type Page} from '@playwright/test';
import {RESEND} from './open';

/**
 * Makes the site query the hosted service instead of the index in the browser, and mocks every
 * response: the mode is fixed at build time, so it is changed in the script as it is served.
 * The policy of that build blocks requests to a service, so the test needs `bypassCSP`.
 */
export async function answerAs(page: Page, status: number, body: string): Promise<void> {
  await page.route(/\/assets\/js\/main\.[^/]*\.js$/, async (route) => {
    const reply = await route.fetch(RESEND);
    const text = await reply.text();
    expect(text).toContain('"mode":"embedded"');
    await route.fulfill({
      response: reply,
      body: text.replace('"mode":"embedded"', '"mode":"hosted","appId":"TEST","apiKey":"key"'),
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
