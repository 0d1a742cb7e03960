import {expect, type Page} from '@playwright/test';
import {RESEND} from './open';

/**
 * Makes the site query the hosted service instead of the index in the browser, and mocks every
 * response from the service. The mode is fixed at build time, so the served script is rewritten.
 * The CSP of this build blocks requests to the service, so the test needs `bypassCSP`.
 */
export async function mockHostedSearch(page: Page, status: number, body: string): Promise<void> {
  await page.route(/\/assets\/js\/main\.[^/]*\.js$/, async (route) => {
    const response = await route.fetch(RESEND);
    const text = await response.text();
    expect(text).toContain('"mode":"embedded"');
    await route.fulfill({
      response,
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
